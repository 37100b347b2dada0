import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { summaryOf } from '../../summary.js';
import { before, composition, manifest, signed } from '../../../test/samples.js';
import { documentOf, StandInServices } from '../../../test/stand-in-services.js';

let services: StandInServices;

beforeEach(async () => {
  services = new StandInServices();
  await services.start();
});

afterEach(() => services.stop());

describe('mb status', () => {
  const STATUS = 'GET /api/releases/composition';

  it('says what is live, what was live before, and which canary runs', async () => {
    const canary = {
      manifest: { ...manifest, version: '1.1.0' },
      percent: 5,
      salt: 's',
      cohorts: ['beta'],
      since: composition.createdAt,
    };
    services.answer(
      STATUS,
      signed({ ...composition, remotes: composition.remotes.map((remote) => ({ ...remote, canary })) }),
    );
    const { code, out } = await services.mb('status');
    expect(code).toBe(0);
    expect(out.slice(0, 4)).toEqual([
      'composition 7 since 2026-11-20 09:30 UTC, promote by team-x',
      'why: new search',
      '',
      expect.stringMatching(/^Remote +Live +Since +Before +Canary +Watched until$/),
    ]);
    expect(out[4]).toMatch(/^mfe-x +1\.0\.0 +2026-11-20 09:30 UTC +0\.9\.0 +1\.1\.0 \(5 %, beta\)/);
  });

  it('is the composition with --json', async () => {
    services.answer(STATUS, signed(composition));
    expect(documentOf(await services.mb('status', '--json'))).toEqual({
      composition,
      rolledBack: [],
      freeze: null,
    });
  });

  it('names of each remote the version that was rolled back automatically last', async () => {
    services.answer(STATUS, signed(composition));
    const version = { name: 'mfe-x', owner: 'team-x', publishedAt: '', by: 'release', bytes: 1 };
    const at = '2026-11-20T09:30:00.000Z';
    services.answer('GET /api/releases/versions', [
      { ...version, version: '1.2.0', state: 'stored', autoRollback: { composition: 5, at } },
      { ...version, version: '1.3.0', state: 'stored', autoRollback: { composition: 6, at } },
      { ...version, version: '1.0.0', state: 'live' },
    ]);
    expect((await services.mb('status')).out.slice(-3)).toEqual([
      '',
      'Rolled back automatically, promoted again only with --again:',
      '  mfe-x@1.3.0 with composition 6, 2026-11-20 09:30 UTC',
    ]);
  });

  it('knows the time before the first composition', async () => {
    services.refuse(STATUS, 404, 'MB-1003', 'There is no composition yet.');
    expect(await services.mb('status')).toMatchObject({ code: 0, out: ['no composition yet'] });
    expect(documentOf(await services.mb('status', '--json'))).toEqual({
      composition: null,
      freeze: null,
    });
  });

  it('does not take an address that answers something else for an empty site', async () => {
    services.answers[STATUS] = { status: 404, body: {} };
    expect(await services.mb('status')).toMatchObject({ code: 1 });
  });
});

describe('mb history', () => {
  const page = (from: number, count: number, next?: number) => ({
    status: 200,
    body: {
      data: Array.from({ length: count }, (_, at) => summaryOf({ ...composition, number: from - at })),
      meta: next === undefined ? {} : { before: next },
    },
  });

  it('lists who made what when and why, latest first', async () => {
    const back = { ...composition, number: 8, kind: 'rollback' as const, restores: 6, why: 'broken' };
    services.answers['GET /api/releases/compositions?limit=20'] = {
      status: 200,
      body: { data: [summaryOf(back), summaryOf(composition)], meta: {} },
    };
    const { code, out } = await services.mb('history');
    expect(code).toBe(0);
    expect(out).toEqual([
      'Number  When                  What           Who     Why',
      '8       2026-11-20 09:30 UTC  rollback to 6  team-x  broken',
      '7       2026-11-20 09:30 UTC  promote        team-x  new search',
    ]);
  });

  it('asks page by page for as many as are wanted', async () => {
    services.answers['GET /api/releases/compositions?limit=50'] = page(200, 50, 151);
    services.answers['GET /api/releases/compositions?before=151&limit=10'] = page(150, 10, 141);
    const ended = await services.mb('history', '--limit', '60', '--json');
    expect(services.routes).toHaveLength(2);
    expect(documentOf(ended)).toHaveProperty('compositions.length', 60);
  });

  it('ends with the first composition', async () => {
    services.answers['GET /api/releases/compositions?limit=20'] = page(2, 2);
    expect((await services.mb('history')).out).toHaveLength(3);
    services.answers['GET /api/releases/compositions?limit=20'] = page(0, 0);
    expect((await services.mb('history')).out).toEqual(['no composition yet']);
  });
});

describe('mb diff', () => {
  it('compares two compositions, or one with what is live', async () => {
    services.answer('GET /api/releases/compositions/6', signed(before));
    services.answer('GET /api/releases/compositions/7', signed(composition));
    services.answer('GET /api/releases/composition', signed({ ...composition, number: 9 }));
    expect((await services.mb('diff', '6', '7')).out).toEqual([
      'composition 6 to 7',
      '  Remote  What     Before  After  Addresses',
      '  mfe-x   version  0.9.0   1.0.0',
    ]);
    expect((await services.mb('diff', '7')).out).toEqual(['composition 7 to 9', '  nothing differs']);
    expect(documentOf(await services.mb('diff', '7', '6', '--json'))).toMatchObject({
      from: 7,
      to: 6,
      changes: [{ name: 'mfe-x', before: '1.0.0', after: '0.9.0' }],
    });
  });

  it('is refused for a number that there is not', async () => {
    services.answer('GET /api/releases/composition', signed(composition));
    services.refuse('GET /api/releases/compositions/99', 404, 'MB-4011', 'There is no composition 99.');
    const ended = await services.mb('diff', '99');
    expect(ended).toMatchObject({ code: 1 });
    expect(ended.err[0]).toBe('MB-4011 There is no composition 99.');
  });
});

describe('mb versions', () => {
  const version = (name: string, state: string) => ({
    name,
    version: '1.0.0',
    owner: 'team-x',
    publishedAt: composition.createdAt,
    by: 'release',
    bytes: 123_456,
    state,
  });

  it('lists them all, or those of a remote', async () => {
    services.answer('GET /api/releases/versions', [version('mfe-x', 'live'), version('mfe-y', 'stored')]);
    expect((await services.mb('versions')).out).toEqual([
      'Remote  Version  State   Owner   Published             By       Size',
      'mfe-x   1.0.0    live    team-x  2026-11-20 09:30 UTC  release  123.5 kB',
      'mfe-y   1.0.0    stored  team-x  2026-11-20 09:30 UTC  release  123.5 kB',
    ]);
    expect(documentOf(await services.mb('versions', 'mfe-y', '--json'))).toEqual({
      versions: [version('mfe-y', 'stored')],
    });
    expect((await services.mb('versions', 'mfe-z')).out).toEqual(['no version was published']);
  });

  it('marks those that were rolled back automatically', async () => {
    const autoRollback = { composition: 8, at: composition.createdAt };
    services.answer('GET /api/releases/versions', [{ ...version('mfe-x', 'stored'), autoRollback }]);
    expect((await services.mb('versions')).out[1]).toContain('stored, rolled back in 8');
  });
});

describe('mb keys public', () => {
  it('prints the line that an edge and `mb verify` need', async () => {
    services.answer('GET /api/releases/keys', { 'key-1': 'AAAA', 'key-2': 'BBBB' });
    const { code, out } = await services.mb('keys', 'public');
    expect({ code, out }).toEqual({ code: 0, out: ['COMPOSITION_PUBLIC_KEYS=key-1:AAAA,key-2:BBBB'] });
    expect(documentOf(await services.mb('keys', 'public', '--json'))).toEqual({
      keys: { 'key-1': 'AAAA', 'key-2': 'BBBB' },
    });
  });
});
