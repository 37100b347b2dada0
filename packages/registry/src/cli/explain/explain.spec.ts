import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { composition, signed } from '../../../test/samples.js';
import { documentOf, StandInServices } from '../../../test/stand-in-services.js';

const ID = '0a0ab5e2-7f5e-4d4e-9a53-000000000001';
const TIME = Date.UTC(2026, 10, 20, 9, 31);
const answered = {
  time: TIME,
  part: 'edge',
  method: 'GET',
  path: '/blog',
  status: 200,
  milliseconds: 21.1,
  from: 'render',
  requestId: ID,
  composition: 7,
  remote: 'mfe-x@1.1.0',
  channel: 'canary',
  msg: 'request answered',
};
const failed = {
  time: TIME,
  code: 'MB-2004',
  remote: 'mfe-x@1.1.0',
  composition: 7,
  path: '/blog',
  requestId: ID,
  msg: 'render failed',
};
const live = { time: TIME - 1, composition: 7, why: 'new search', msg: 'composition live' };

let services: StandInServices;
let folder: string;
beforeEach(async () => {
  services = new StandInServices();
  await services.start();
  services.answer('GET /api/releases/compositions/7', signed(composition));
  folder = await mkdtemp(join(tmpdir(), 'mb-explain-'));
});
afterEach(async () => {
  await services.stop();
  await rm(folder, { recursive: true });
});

/** Writes a log of these lines, some of which are no JSON, and explains the request. */
async function explain(lines: readonly object[], ...options: string[]) {
  const log = join(folder, 'edge.log');
  const noise = ['starting {', `other ${ID} text`, JSON.stringify({ ...answered, requestId: 'another-id' })];
  await writeFile(log, [...noise, ...lines.map((line) => `edge: ${JSON.stringify(line)}`)].join('\n'));
  return services.mb('explain', ID, '--log', log, ...options);
}

describe('mb explain', () => {
  it('says what a request got, and which versions its composition had', async () => {
    const { code, out } = await explain([live, failed, answered]);
    expect(code).toBe(0);
    expect(out).toEqual([
      '2026-11-20 09:31 UTC  MB-2004 render failed mfe-x@1.1.0',
      '2026-11-20 09:31 UTC  GET /blog: 200, 21.1 ms, page from render',
      '  mfe-x@1.1.0, the canary',
      '',
      'composition 7 since 2026-11-20 09:30 UTC, promote by team-x',
      'why: new search',
      '',
      'Remote  Live   Canary',
      'mfe-x   1.0.0',
    ]);
  });

  it('is a document with --json', async () => {
    expect(documentOf(await explain([answered], '--json'))).toMatchObject({
      requestId: ID,
      number: 7,
      isCertain: true,
      lines: [{ status: 200, channel: 'canary' }],
      composition: { number: 7 },
    });
  });

  it('says when the composition is known by an earlier line only, and that the answer is missing', async () => {
    const { out } = await explain([live, { time: TIME, requestId: ID, code: 'MB-2006', msg: 'not reached' }]);
    expect(out.slice(0, 3)).toEqual([
      '2026-11-20 09:31 UTC  MB-2006 not reached',
      'The log has no line about its answer: the edge writes it with LOG_LEVEL=debug.',
      'Composition 7 was live by an earlier line; none about the request names it.',
    ]);
  });

  it('shows the log without the composition when that cannot be read', async () => {
    services.refuse('GET /api/releases/compositions/7', 404, 'MB-4011', 'There is no composition 7.');
    const { code, out } = await explain([answered]);
    expect([code, out.at(-1)]).toEqual([
      0,
      'Composition 7 cannot be read: MB-4011 There is no composition 7.',
    ]);
  });

  it('fails for an id that the log does not have, and says why that may be', async () => {
    const { code, out } = await explain([live]);
    expect(code).toBe(1);
    expect(out[0]).toContain('LOG_LEVEL=debug');
  });

  it('refuses a log that cannot be read', async () => {
    const { code, err } = await services.mb('explain', ID, '--log', join(folder, 'nothing.log'));
    expect([code, err[0]]).toEqual([64, expect.stringMatching(/^MB-5009 The log cannot be read: .*ENOENT/)]);
  });
});
