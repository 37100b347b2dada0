import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { format, resolveConfig } from 'prettier';
import * as z from 'zod';
import { commandSchema, siteSchema } from '../../../../scripts/lib/configuration.mjs';
import { servicesSchema } from '../../../../services/src/config/config.js';
import { edgeSchema } from '../../../../shell/src/edge/config.js';
import { gateSchema } from '../../../../shell/src/gate/config.js';
import { writeConfigurationPage, type Variables } from './configuration-page.js';

const PAGE = resolve(import.meta.dirname, '../../../../docs/configuration.md');
const { GATE_CHROMIUM_PATH, GATE_PORT } = gateSchema.shape;
/** The gate's other variables are the edge's. */
const SCHEMAS: readonly Variables[] = [
  ...[
    siteSchema.shape,
    edgeSchema.shape,
    { GATE_CHROMIUM_PATH, GATE_PORT },
    servicesSchema.shape,
    commandSchema.shape,
  ],
];

const generate = async () =>
  format(writeConfigurationPage(SCHEMAS), { ...(await resolveConfig(PAGE)), parser: 'markdown' });

describe('the page about the configuration', () => {
  it('is what `npm run docs:configuration` writes', async () => {
    const generated = await generate();
    if (process.env['WRITE_DOCS'] === '1') writeFileSync(PAGE, generated);
    expect(readFileSync(PAGE, 'utf8')).toBe(generated);
  });

  it('cannot leave out a variable', () => {
    expect(() => writeConfigurationPage([...SCHEMAS, { NEW_LIMIT: z.string() }])).toThrow(
      'Without a row: NEW_LIMIT',
    );
  });

  it('cannot name a variable that no part reads', () => {
    expect(() => writeConfigurationPage([siteSchema.shape])).toThrow(/^Read by no part: .*RENDER_WORKERS/);
  });

  it('needs one description of each variable', () => {
    const { PORT: _, ...rest } = edgeSchema.shape;
    expect(() => writeConfigurationPage([...SCHEMAS.with(1, rest)])).toThrow('No schema describes PORT');
    expect(() =>
      writeConfigurationPage([...SCHEMAS, { PORT: z.string().default('3000').describe('Again.') }]),
    ).toThrow('Two schemas describe PORT');
  });

  it('refuses two defaults of one variable', () => {
    expect(() => writeConfigurationPage([...SCHEMAS, { PORT: z.number().default(3001) }])).toThrow(
      'The defaults of PORT differ: `3000` and `3001`',
    );
  });
});
