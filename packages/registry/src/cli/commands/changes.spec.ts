import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { Composition } from '@mockingbird/contracts';
import { before, composition, manifest, signed } from '../../../test/samples.js';
import { documentOf, StandInServices } from '../../../test/stand-in-services.js';

const LIVE = 'GET /api/releases/composition';
const BEFORE = 'GET /api/releases/compositions/6';
const PASSED = [{ check: 'routes', outcome: 'passed', detail: 'no conflict' }];

let services: StandInServices;

const changed = (made: Composition = composition, dryRun = false) => ({
  composition: made,
  dryRun,
  checks: PASSED,
});

beforeEach(async () => {
  services = new StandInServices();
  await services.start();
  services.answer(BEFORE, signed(before));
});

afterEach(() => services.stop());

const TABLE = ['  Remote  What     Before  After  Addresses', '  mfe-x   version  0.9.0   1.0.0'];

describe('mb promote', () => {
  const PROMOTE = 'POST /api/releases/promote';

  it('makes the named versions live, with the reason, and shows what differs', async () => {
    services.answer(PROMOTE, changed(), 201);
    const ended = await services.mb('promote', 'mfe-x@1.0.0', 'mfe-y@2.0.0-rc.1', '--why', 'Friday');
    expect(ended).toMatchObject({ code: 0, err: [] });
    expect(services.sentTo(PROMOTE)).toEqual([
      {
        remotes: [
          { name: 'mfe-x', version: '1.0.0' },
          { name: 'mfe-y', version: '2.0.0-rc.1' },
        ],
        why: 'Friday',
      },
    ]);
    expect(ended.out).toEqual([
      '  ✔ routes         no conflict',
      'composition 7 is live',
      ...TABLE,
      'To go back: npx mb promote mfe-x@0.9.0',
    ]);
  });

  it('says what would be with --dry-run, and how nothing can be undone', async () => {
    services.answer(PROMOTE, changed(composition, true), 201);
    const { code, out } = await services.mb('promote', 'mfe-x@1.0.0', '--dry-run');
    expect(code).toBe(0);
    expect(services.sentTo(PROMOTE)).toMatchObject([{ dryRun: true }]);
    expect(out.slice(1)).toEqual(['composition 7 would be live (dry run: nothing was changed)', ...TABLE]);
  });

  it('is based on what was live when it began, or on what the caller expects', async () => {
    services.answer(LIVE, signed(before));
    services.answer(PROMOTE, changed(), 201);
    await services.mb('promote', 'mfe-x@1.0.0');
    await services.mb('promote', 'mfe-x@1.0.0', '--expect', '4');
    expect(services.sentTo(PROMOTE)).toMatchObject([{ base: 6 }, { base: 4 }]);
    const issue = { path: '/remotes/0', message: 'mfe-x, version since: 0.9.0 -> 0.9.5' };
    services.refuse(PROMOTE, 409, 'MB-1007', 'Composition 7 is live by now, not 6: look again.', [issue]);
    const late = await services.mb('promote', 'mfe-x@1.0.0');
    expect([late.code, late.err.slice(0, 2)]).toEqual([
      1,
      ['MB-1007 Composition 7 is live by now, not 6: look again.', `  /remotes/0: ${issue.message}`],
    ]);
  });

  it('says with --again that a version that was rolled back automatically is meant', async () => {
    services.refuse(PROMOTE, 409, 'MB-4017', 'It hurt visitors.');
    expect((await services.mb('promote', 'mfe-x@1.0.0')).err[1]).toBe(
      '  To promote it all the same, add --again.',
    );
    services.answer(PROMOTE, changed(), 201);
    await services.mb('promote', 'mfe-x@1.0.0', '--again');
    expect(services.sentTo(PROMOTE)).toMatchObject([{}, { again: true }]);
  });

  it.each([
    [
      'was rolled back automatically',
      { autoRollback: { composition: 5, at: '2026-11-19T00:00:00.000Z' } },
      '2026-11-18',
    ],
    ['was published later: this one went back', {}, '2026-11-21'],
  ])('names no way back to a version that %s', async (_, marks, day) => {
    services.answer(PROMOTE, changed(), 201);
    const version = { name: 'mfe-x', owner: 'team-x', by: 'release', bytes: 1, state: 'stored' };
    services.answer('GET /api/releases/versions', [
      { ...version, version: '0.9.0', publishedAt: `${day}T00:00:00.000Z`, ...marks },
      { ...version, version: '1.0.0', publishedAt: '2026-11-20T00:00:00.000Z' },
    ]);
    const { out } = await services.mb('promote', 'mfe-x@1.0.0');
    expect(out.at(-1)).toBe(TABLE.at(-1));
  });

  it('prints the composition, the checks and the changes with --json', async () => {
    services.answer(PROMOTE, changed(), 201);
    expect(documentOf(await services.mb('promote', 'mfe-x@1.0.0', '--json'))).toMatchObject({
      composition: { number: 7 },
      dryRun: false,
      checks: PASSED,
      changes: [{ name: 'mfe-x', what: 'version', before: '0.9.0', after: '1.0.0' }],
    });
  });

  it('names a way back that a team may use, also when it ended the canary of the remote', async () => {
    const canary = { manifest, percent: 5, cohorts: [], salt: 's', since: before.createdAt };
    const remotes = before.remotes.map((remote) => ({ ...remote, canary }));
    services.answer(BEFORE, signed({ ...before, remotes }));
    services.answer(PROMOTE, changed(), 201);
    const { out } = await services.mb('promote', 'mfe-x@1.0.0');
    expect(out).toContainEqual(expect.stringContaining('canary ended'));
    expect(out.at(-1)).toBe('To go back: npx mb promote mfe-x@0.9.0');
  });

  it('is done when only the composition before cannot be read', async () => {
    services.answer(PROMOTE, changed(), 201);
    services.refuse(BEFORE, 503, 'MB-1008', 'The database is away.');
    const { code, out } = await services.mb('promote', 'mfe-x@1.0.0');
    expect(code).toBe(0);
    expect(out).toContain('composition 7 is live');
    expect(out.at(-1)).toBe('To go back: npx mb rollback 6');
  });

  it('has nothing before the first composition', async () => {
    services.answer(PROMOTE, changed({ ...composition, number: 1 }), 201);
    const { out } = await services.mb('promote', 'mfe-x@1.0.0');
    expect(out.slice(1)).toEqual([
      'composition 1 is live',
      '  Remote  What   Before  After  Addresses',
      '  mfe-x   added          1.0.0',
    ]);
  });
});

describe('mb rollback', () => {
  const ROLLBACK = 'POST /api/releases/rollback';

  it.each([
    [['3'], { to: 3 }],
    [['3', '--why', 'broken', '--dry-run'], { to: 3, why: 'broken', dryRun: true }],
  ])('with %j asks for %j', async (args, body) => {
    services.answer(ROLLBACK, changed(), 201);
    expect(await services.mb('rollback', ...args)).toMatchObject({ code: 0 });
    expect(services.requests[0]).toMatchObject({ route: ROLLBACK });
    expect(services.requests[0]?.body).toEqual(body);
  });

  it('without a number sends the one before the live one, and which one that is', async () => {
    services.answer(LIVE, signed(before));
    services.answer(ROLLBACK, changed(), 201);
    expect(await services.mb('rollback')).toMatchObject({ code: 0 });
    expect(services.requests[1]).toMatchObject({ route: ROLLBACK, body: { to: 5, base: 6 } });
  });

  it.each(['automatic', 'rollback'] as const)(
    'leaves it to the services after one of kind %s',
    async (kind) => {
      services.answer(LIVE, signed({ ...before, kind }));
      services.refuse(ROLLBACK, 409, 'MB-4011', 'Give the number.');
      const ended = await services.mb('rollback', '--json');
      expect(services.requests[1]?.body).toEqual({});
      expect(documentOf(ended)).toMatchObject({ error: { code: 'MB-4011' } });
    },
  );

  it('hands the refusal of a team token on', async () => {
    services.answer(LIVE, signed(before));
    services.refuse(ROLLBACK, 403, 'MB-4006', 'Only the platform may.');
    const ended = await services.mb('rollback', '--json');
    expect(ended.code).toBe(77);
    expect(documentOf(ended)).toMatchObject({ error: { code: 'MB-4006' } });
  });
});

describe('mb canary', () => {
  const CANARY = 'POST /api/releases/canary';
  const END = 'POST /api/releases/canary/end';
  const running: Composition = {
    ...composition,
    kind: 'canary',
    remotes: [
      {
        manifest: { ...manifest, version: '0.9.0' },
        since: before.createdAt,
        canary: { manifest, percent: 1, salt: 's', cohorts: ['beta'], since: composition.createdAt },
      },
    ],
  };

  it('gives a version to a share and to groups', async () => {
    services.answer(CANARY, changed(running), 201);
    const args = ['--percent', '0.07', '--cohort', 'beta', '--cohort', 'staff', '--why', 'try'];
    const { code, out } = await services.mb('canary', 'mfe-x', '1.0.0', ...args);
    expect(code).toBe(0);
    expect(services.sentTo(CANARY)).toEqual([
      { name: 'mfe-x', version: '1.0.0', percent: 0.07, cohorts: ['beta', 'staff'], why: 'try' },
    ]);
    expect(out.slice(1)).toEqual([
      'composition 7 is live',
      '  Remote  What            Before  After                Addresses',
      '  mfe-x   canary started          1.0.0 for 1 %, beta',
      'To go back: npx mb canary end mfe-x',
    ]);
  });

  it('needs no share for groups alone', async () => {
    services.answer(CANARY, changed(running), 201);
    await services.mb('canary', 'mfe-x', '1.0.0', '--cohort', 'beta', '--dry-run');
    expect(services.sentTo(CANARY)).toEqual([
      { name: 'mfe-x', version: '1.0.0', percent: 0, cohorts: ['beta'], dryRun: true },
    ]);
  });

  it('ends', async () => {
    services.answer(END, changed({ ...before, number: 8, kind: 'canary-end' }), 201);
    services.answer('GET /api/releases/compositions/7', signed(running));
    const { code, out } = await services.mb('canary', 'end', 'mfe-x', '--why', 'seen enough');
    expect(code).toBe(0);
    await services.mb('canary', 'end', 'mfe-x', '--dry-run');
    expect(services.sentTo(END)).toEqual([
      { name: 'mfe-x', why: 'seen enough' },
      { name: 'mfe-x', dryRun: true },
    ]);
    expect(out.join('\n')).toMatch(/composition 8 is live[\s\S]*mfe-x +canary ended +1\.0\.0 for 1 %, beta/);
  });

  it('is a document with --json', async () => {
    services.answer(CANARY, changed(running), 201);
    const ended = await services.mb('canary', 'mfe-x', '1.0.0', '--percent', '1', '--json');
    expect(documentOf(ended)).toMatchObject({ changes: [{ what: 'canary-started' }] });
    services.refuse(END, 409, 'MB-4012', 'mfe-x has no canary.');
    const refused = await services.mb('canary', 'end', 'mfe-x', '--json');
    expect(refused.code).toBe(1);
    expect(documentOf(refused)).toMatchObject({ error: { code: 'MB-4012' } });
  });
});
