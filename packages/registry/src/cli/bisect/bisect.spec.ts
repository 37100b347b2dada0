import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { Composition, PublishedVersion } from '@mockingbird/contracts';
import { manifest, signed } from '../../../test/samples.js';
import { documentOf, StandInServices } from '../../../test/stand-in-services.js';
import { summaryOf } from '../../summary.js';

/** Compositions 1 to 8. Numbers 3 and 6 start a canary, which changes no live version. */
const VERSIONS = ['1.0.0', '1.1.0', '1.1.0', '1.2.0', '1.3.0', '1.3.0', '1.4.0', '1.5.0'];

const compositionOf = (version: string, at: number): Composition => ({
  schema: 2,
  number: at + 1,
  createdAt: '2026-11-20T09:30:00.000Z',
  kind: 'promote',
  by: 'team-x',
  why: `change ${at + 1}`,
  remotes: [
    { manifest: { ...manifest, version }, since: '2026-11-20T09:30:00.000Z' },
    { manifest: { ...manifest, name: 'mfe-y' }, since: '2026-11-20T09:30:00.000Z' },
  ],
});
const compositions = VERSIONS.map(compositionOf);

const publishedVersion = (name: string, version: string): PublishedVersion => ({
  name,
  version,
  owner: 'x',
  publishedAt: '2026-11-20T09:30:00.000Z',
  by: 'team-x',
  bytes: 1,
  state: 'stored',
});

let services: StandInServices;
let folder: string;

beforeEach(async () => {
  services = new StandInServices();
  await services.start();
  folder = await mkdtemp(join(tmpdir(), 'mb-bisect-'));
  for (const each of compositions) {
    services.answer(`GET /api/releases/compositions/${each.number}`, signed(each));
    const below = compositions.filter(({ number }) => number < each.number + 1).reverse();
    services.answers[`GET /api/releases/compositions?before=${each.number + 1}&limit=50`] = {
      status: 200,
      body: { data: below.map(summaryOf), meta: {} },
    };
  }
  services.answer('GET /api/releases/versions', [
    ...[...new Set(VERSIONS)].map((version) => publishedVersion('mfe-x', version)),
    publishedVersion('mfe-y', manifest.version),
  ]);
  const last = compositions.at(-1);
  if (last) services.answer('GET /api/releases/composition', signed(last));
});
afterEach(async () => {
  await services.stop();
  await rm(folder, { recursive: true });
});

/** A test that records what it gets, and ends with a code that depends on the composition's number. */
const test = (code: string) => [
  process.execPath,
  '-e',
  `const { appendFileSync } = require('node:fs');
   const { MB_COMPOSITION, MB_OVERRIDE, MB_URL } = process.env;
   const number = Number(MB_COMPOSITION);
   appendFileSync(${JSON.stringify(join(folder, 'seen'))}, [number, MB_OVERRIDE, MB_URL ?? '-'].join(' ') + '\\n');
   process.exit(${code});`,
];
const seen = async () => (await readFile(join(folder, 'seen'), 'utf8')).trim().split('\n');

describe('mb bisect', () => {
  it('finds the first bad composition with few tests, and says what it changed', async () => {
    const { code, out } = await services.mb('bisect', '1', '8', '--', ...test('number >= 5 ? 1 : 0'));
    expect(code).toBe(0);
    // 2, 4, 5, 7 and 8 have other versions than the one before.
    expect(await seen()).toEqual(['4 mfe-x@1.2.0 -', '5 mfe-x@1.3.0 -']);
    expect(out).toEqual([
      '  4  good',
      '  5  bad',
      'composition 5 is the first bad one',
      '  promote by team-x: change 5',
      '  Remote  What     Before  After  Addresses',
      '  mfe-x   version  1.2.0   1.3.0',
    ]);
  });

  it('prints one document with --json, also when the command has that option too', async () => {
    const command = [...test('number >= 7 ? 3 : 0'), '--', '--json'];
    const ended = await services.mb('bisect', '1', '8', '--json', '--', ...command);
    expect(documentOf(ended)).toMatchObject({ firstBad: 7, suspects: [7], changes: [{ after: '1.4.0' }] });
    const plain = await services.mb('bisect', '1', '8', '--', ...command);
    expect(plain.out.join('\n')).toContain('composition 7 is the first bad one');
  });

  it('names several when the command skips some', async () => {
    const { out } = await services.mb(
      'bisect',
      '1',
      '8',
      '--',
      ...test('number < 4 ? 0 : number < 7 ? 125 : 1'),
    );
    expect(out).toContain('the first bad one is among 4, 5, 7: the others could not be tested');
  });

  it.each([
    [['8', '1'], '0', /older than the bad one/],
    [['2', '3'], '0', /same live versions/],
    [['1', '8'], '127', /that is no verdict/],
    [['1', '8', '--page', 'nowhere'], '0', /no http/],
  ])('is refused: %j with %s', async (args, code, message) => {
    const { code: ended, err } = await services.mb('bisect', ...args, '--', ...test(code));
    expect([ended, err[0]]).toEqual([64, expect.stringMatching(message)]);
  });

  it('refuses compositions whose versions have no files any more: their tests would see the live version', async () => {
    services.answer('GET /api/releases/versions', [
      ...['1.0.0', '1.2.0', '1.3.0', '1.4.0', '1.5.0'].map((version) => publishedVersion('mfe-x', version)),
      { ...publishedVersion('mfe-x', '1.1.0'), state: 'removed', removedAt: '2026-11-21T09:30:00.000Z' },
    ]);
    const { code, err } = await services.mb('bisect', '1', '8', '--', ...test('0'));
    expect([code, err[0]]).toEqual([64, expect.stringContaining('no files any more: mfe-x@1.1.0')]);
  });

  it('says its verdict without the change where a composition cannot be read', async () => {
    services.refuse('GET /api/releases/compositions/4', 409, 'MB-4011', 'no signature');
    const { code, out } = await services.mb('bisect', '1', '8', '--', ...test('number >= 5 ? 1 : 0'));
    expect([code, out]).toEqual([0, expect.arrayContaining(['composition 5 is the first bad one'])]);
  });

  it('refuses a command that does not exist, and a number that does not', async () => {
    expect((await services.mb('bisect', '1', '8', '--', join(folder, 'no-command'))).code).toBe(64);
    services.answers['GET /api/releases/compositions?before=100&limit=50'] = {
      status: 200,
      body: { data: [], meta: {} },
    };
    const { err } = await services.mb('bisect', '1', '99', '--', 'true');
    expect(err[0]).toMatch(/no composition 1:/);
  });

  describe('with a page', () => {
    let edge: Server;
    let address: string;
    let cacheControl: string;
    beforeEach(async () => {
      edge = createServer((_request, response) => {
        response.writeHead(200, { 'cache-control': cacheControl }).end('page');
      });
      await new Promise<void>((resolve) => edge.listen(0, '127.0.0.1', resolve));
      // A server on a port has an `AddressInfo`.
      address = `http://127.0.0.1:${(edge.address() as AddressInfo).port}/tools?x=1`;
    });
    afterEach(() => new Promise((resolve) => edge.close(resolve)));

    it('hands over its address with the override', async () => {
      cacheControl = 'private, no-store';
      await services.mb('bisect', '3', '5', '--page', address, '--', ...test('number >= 5 ? 1 : 0'));
      expect(await seen()).toEqual([`4 mfe-x@1.2.0 ${address}&mb=mfe-x%401.2.0`]);
    });

    it('is refused when the edge ignores overrides: each composition would look like the live one', async () => {
      cacheControl = 'public, max-age=0';
      const { code, err } = await services.mb('bisect', '1', '8', '--page', address, '--', 'true');
      expect([code, err[0]]).toEqual([64, expect.stringContaining('OVERRIDES=on')]);
    });
  });
});
