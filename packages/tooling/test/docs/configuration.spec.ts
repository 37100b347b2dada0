import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from '@jest/globals';

const ROOT = resolve(import.meta.dirname, '../../../..');
/** The files whose schemas read the environment. */
const SCHEMAS = [
  'scripts/lib/configuration.mjs',
  'shell/src/edge/config.ts',
  'services/src/config/config.ts',
  'services/src/config/strapi-config.ts',
  'services/src/config/s3-config.ts',
];
/** Variables that commands read themselves. */
const OF_COMMANDS = ['ADMIN_PASSWORD', 'CHROMIUM_PATH', 'MB_TOKEN'];

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

it('the page about configuration lists exactly the variables that the site reads', () => {
  const known = SCHEMAS.flatMap((file) =>
    [...read(file).matchAll(/^ {2}([A-Z][A-Z0-9_]+): /gm)].map(([, name]) => name ?? ''),
  );
  const firstCells = [...read('docs/configuration.md').matchAll(/^\| (`[^|]*`) +\|/gm)].map(
    ([, cell]) => cell ?? '',
  );
  const documented = firstCells.flatMap((cell) => cell.split(', ').map((name) => name.replaceAll('`', '')));
  expect(documented.toSorted()).toEqual([...new Set([...known, ...OF_COMMANDS])].toSorted());
});
