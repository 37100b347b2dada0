import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import {
  publishedResponse,
  releaseChangeResponse,
  type GateCheck,
  type Publication,
} from '@mockingbird/contracts';
import { startDatabase, type TestDatabase } from '../support/database.js';
import { GOOD, refusing, startStandInGate, undecided, type StandInGate } from './stand-in-gate.js';
import { type Answer, startApp, type TestApp } from '../support/harness.js';
import { publicationOf } from '../support/remote.js';

const ALL = [
  ...['manifest', 'owner', 'hashes', 'sizes', 'routes', 'shared', 'renders', 'accessibility', 'browser'],
];
const MINUTE = 60_000;
/** @returns a text with about this many bytes after gzip */
const dense = (bytes: number) => randomBytes(bytes).toString('base64');

const refusal = ({ status, json }: Answer) => [status, json()];
const refused = (status: number, code: string, ...faults: [string, RegExp][]) => [
  status,
  expect.objectContaining({
    code,
    ...(faults.length > 0 && {
      errors: faults.map(([path, message]) => ({ path, message: expect.stringMatching(message) })),
    }),
  }),
];

describe('the gate', () => {
  let database: TestDatabase;
  let gate: StandInGate;
  let services: TestApp;
  let folder: string;
  let now = Date.now();
  let count = 0;
  beforeAll(async () => {
    database = await startDatabase();
    gate = await startStandInGate();
    folder = await mkdtemp(join(tmpdir(), 'services-gate-'));
    const changes = { mongodbUri: database.uri, gateUrl: gate.url, dataDir: folder };
    services = await startApp(changes, { clock: () => now });
  });
  afterAll(async () => {
    await services.close();
    await gate.close();
    await database.close();
    await rm(folder, { recursive: true, force: true });
  });
  beforeEach(() => {
    gate.answer = { status: 200, body: GOOD };
    gate.requests.length = 0;
  });

  const call = (path: string, body: unknown) =>
    services.call(`/api/releases/${path}`, { key: 'release', body, now });
  const publish = (publication: Publication, dryRun = false) =>
    call('artefacts', { ...publication, ...(dryRun && { dryRun }) });
  const promote = (names: string[], more: object = {}) =>
    call('promote', { remotes: names.map((name) => ({ name, version: '1.0.0' })), ...more });
  const checksOf = (answer: Answer) => publishedResponse.parse(answer.json()).data.checks;
  const changeOf = (answer: Answer) => releaseChangeResponse.parse(answer.json()).data;
  const outcomes = (checks: readonly GateCheck[]) => checks.map(({ check, outcome }) => [check, outcome]);
  const fresh = () => `gate-${(count += 1)}`;
  const isStored = async (name: string) =>
    (await services.call(`/api/releases/artefacts/${name}/1.0.0/manifest.json`, { key: 'edge', now }))
      .status === 200;

  it('checks a version before it is stored, four times by rendering', async () => {
    const publication = publicationOf({ name: fresh() });
    const answer = await publish(publication);
    expect(answer.status).toBe(201);
    expect(outcomes(checksOf(answer))).toEqual(ALL.map((name) => [name, 'passed']));
    const { 'server.cjs': server, ...files } = publication.files;
    expect(gate.requests).toEqual([{ manifest: publication.manifest, server, files }]);
  });

  it('does not look again at what is stored already', async () => {
    const publication = publicationOf({ name: fresh() });
    await publish(publication);
    const again = await publish(publication);
    expect([again.status, gate.requests.length]).toEqual([200, 1]);
    expect(checksOf(again).map(({ check }) => check)).toEqual(ALL);
  });

  it('stores nothing in a dry run, and refuses alike', async () => {
    const name = fresh();
    const dry = await publish(publicationOf({ name }), true);
    expect([dry.status, outcomes(checksOf(dry))]).toEqual([200, ALL.map((each) => [each, 'passed'])]);
    gate.answer = { status: 200, body: refusing('renders', 'MB-4009') };
    expect(refusal(await publish(publicationOf({ name }), true))).toEqual(refused(409, 'MB-4009'));
    expect(await isStored(name)).toBe(false);
  });

  it.each([
    ['shared', 'MB-4007'],
    ['renders', 'MB-4009'],
    ['accessibility', 'MB-4010'],
    ['browser', 'MB-4020'],
  ] as const)('refuses what the gate’s process refuses: %s', async (check, code) => {
    const name = fresh();
    gate.answer = { status: 200, body: refusing(check, code) };
    const answer = await publish(publicationOf({ name }));
    expect(refusal(answer)).toEqual(refused(409, code, ['/manifest/routes/0', /something about/]));
    expect(answer.json()).toMatchObject({ detail: `The ${check} check refuses.` });
    expect(await isStored(name)).toBe(false);
  });

  it('reports a timeout as undecided, with the time of the next attempt', async () => {
    const name = fresh();
    gate.answer = { status: 200, body: undecided('renders') };
    const answer = await publish(publicationOf({ name }));
    expect(refusal(answer)).toEqual(refused(503, 'MB-4016', ['/manifest/routes/0', /in time/]));
    expect(answer.headers.get('retry-after')).toBe('10');
    expect(await isStored(name)).toBe(false);
    gate.answer = { status: 200, body: GOOD };
    expect((await publish(publicationOf({ name }))).status).toBe(201);
  });

  it('says the same of a gate process that has too much to do', async () => {
    const name = fresh();
    const detail = 'Too many versions wait for the gate; try again';
    const problem = { type: 'about:blank', title: 'T', status: 503, code: 'MB-4016', detail, requestId: 'r' };
    gate.answer = { status: 503, body: problem };
    expect(refusal(await publish(publicationOf({ name })))).toEqual(refused(503, 'MB-4016'));
    expect(await isStored(name)).toBe(false);
  });

  const away: [string, { status: number; body: unknown }][] = [
    ['it fails', { status: 500, body: {} }],
    ['it refuses the signature', { status: 401, body: {} }],
    ['its answer is none', { status: 200, body: { data: 1 } }],
    [
      'a check is missing',
      { status: 200, body: { data: { checks: GOOD.data.checks.slice(1), issues: [] } } },
    ],
    [
      'a check is there twice',
      { status: 200, body: { data: { checks: [...GOOD.data.checks, GOOD.data.checks[0]], issues: [] } } },
    ],
  ];
  it.each(away)('stores nothing while the gate’s process is of no use: %s', async (_, given) => {
    const name = fresh();
    gate.answer = given;
    expect(refusal(await publish(publicationOf({ name })))).toEqual(refused(503, 'MB-4013'));
    expect(await isStored(name)).toBe(false);
  });

  it('says so where no gate is configured, or none is there', async () => {
    for (const [gateUrl, status] of [
      [undefined, 201],
      ['http://127.0.0.1:9', 503],
    ] as const) {
      const other = await startApp({ mongodbUri: database.uri, gateUrl });
      try {
        const body = publicationOf({ name: fresh() });
        const answer = await other.call('/api/releases/artefacts', { key: 'release', body });
        expect(answer.status).toBe(status);
        if (status === 503) expect(answer.json()).toMatchObject({ code: 'MB-4013' });
        else
          expect(outcomes(checksOf(answer)).slice(5)).toEqual(ALL.slice(5).map((name) => [name, 'skipped']));
      } finally {
        await other.close();
      }
    }
  });

  it.each([
    [
      'the scripts of a route',
      { 'chunks/page.js': dense(60_000) },
      [['/manifest/routes/0/js', /first view of \/gate-\d+, after gzip: \d+\.\d KB; 40\.0 KB are allowed/]],
    ],
    ['all files', { 'picture.svg': dense(700_000) }, [['/manifest/files', /400\.0 KB are allowed/]]],
    [
      'the server bundle',
      { 'server.cjs': 'x'.repeat(2_000_001) },
      [['/manifest/server', /2000\.0 KB are allowed/]],
    ],
  ] as [string, Record<string, string>, [string, RegExp][]][])(
    'refuses %s beyond the budget',
    async (_, files, faults) => {
      const name = fresh();
      const publication = publicationOf({ name, files });
      // The sizes of the manifest are not trusted.
      for (const entry of Object.values(publication.manifest.files))
        Object.assign(entry, { gzip: 1, brotli: 1 });
      expect(refusal(await publish(publication))).toEqual(refused(409, 'MB-4008', ...faults));
      expect([await isStored(name), gate.requests.length]).toEqual([false, 0]);
    },
  );

  it('refuses addresses and fragments of what is live, with every fault', async () => {
    const owner = fresh();
    const live = publicationOf({ name: owner, routes: [`/${owner}`, `/${owner}/:id`] });
    live.manifest.fragments = [{ name: `${owner}-box`, js: ['chunks/page.js'], css: [] }];
    await publish(live);
    await promote([owner]);
    const thief = publicationOf({ name: fresh(), routes: [`/${owner}/:other`, `/${owner}`] });
    expect(refusal(await publish(thief))).toEqual(
      refused(409, 'MB-4004', ['/manifest/routes', /and gate-/], ['/manifest/routes', /:other/]),
    );
    const copy = publicationOf({ name: fresh() });
    copy.manifest.fragments = live.manifest.fragments;
    expect(refusal(await publish(copy))).toEqual(refused(409, 'MB-4015', ['/manifest/routes', /-box/]));
    const heavy = publicationOf({
      name: fresh(),
      routes: [`/${owner}`],
      files: { 'chunks/page.js': dense(60_000) },
    });
    expect(refusal(await publish(heavy))).toEqual(
      refused(409, 'MB-4008', ['/manifest/routes/0/js', /40/], ['/manifest/routes', /and gate-/]),
    );
  });

  it('refuses files of a fragment that are not there', async () => {
    const publication = publicationOf({ name: fresh() });
    publication.manifest.fragments = [{ name: 'box', js: ['nothing.js'], css: [] }];
    expect(refusal(await publish(publication))).toEqual(
      refused(400, 'MB-4003', ['/manifest/fragments/0/js/0', /Not among/]),
    );
  });

  describe('before a promotion', () => {
    it('trusts what it saw a moment ago, and looks again after ten minutes', async () => {
      const name = fresh();
      await publish(publicationOf({ name }));
      const soon = changeOf(await promote([name]));
      expect([outcomes(soon.checks), gate.requests.length]).toEqual([ALL.map((each) => [each, 'passed']), 1]);
      now += 10 * MINUTE;
      expect(changeOf(await promote([name])).checks.map(({ check }) => check)).toEqual(ALL);
      expect(gate.requests).toHaveLength(2);
      await promote([name]);
      expect(gate.requests).toHaveLength(2);
    });

    it('changes nothing when the gate’s process refuses or is away', async () => {
      const names = [fresh(), fresh()];
      for (const name of names) await publish(publicationOf({ name }));
      const before = await services.call('/api/releases/compositions?limit=1', { key: 'release', now });
      now += 10 * MINUTE;
      gate.answer = { status: 200, body: refusing('accessibility', 'MB-4010') };
      expect(refusal(await promote(names))).toEqual(
        refused(
          409,
          'MB-4010',
          ['/remotes/0/manifest/routes/0', /something/],
          ['/remotes/1/manifest/routes/0', /something/],
        ),
      );
      gate.answer = { status: 503, body: {} };
      expect(refusal(await promote(names))).toEqual(refused(503, 'MB-4013'));
      const after = await services.call('/api/releases/compositions?limit=1', { key: 'release', now });
      expect(after.json()).toEqual(before.json());
    });

    it('does not take for a pass what took too long', async () => {
      const name = fresh();
      await publish(publicationOf({ name }));
      now += 10 * MINUTE;
      gate.answer = { status: 200, body: undecided('accessibility') };
      for (const _ of [1, 2]) expect(refusal(await promote([name]))).toEqual(refused(503, 'MB-4016'));
      expect(gate.requests).toHaveLength(3);
    });

    it('finds files that the store lost', async () => {
      const name = fresh();
      await publish(publicationOf({ name }));
      now += 10 * MINUTE;
      await rm(join(folder, 'artefacts', name), { recursive: true });
      expect(refusal(await promote([name]))).toEqual([
        400,
        expect.objectContaining({
          code: 'MB-4003',
          errors: expect.arrayContaining([
            { path: '/remotes/0/files/remoteEntry.js', message: 'Is missing' },
          ]),
        }),
      ]);
    });

    it('only looks in a dry run', async () => {
      const name = fresh();
      await publish(publicationOf({ name }));
      const answer = changeOf(await promote([name], { dryRun: true }));
      expect([answer.dryRun, answer.checks.length]).toEqual([true, 9]);
      const list = await services.call('/api/releases/compositions?limit=1', { key: 'release', now });
      expect(list.text).not.toContain(`"${name}"`);
    });
  });

  it('looks at a canary when it starts, not when its share changes', async () => {
    const name = fresh();
    await publish(publicationOf({ name }));
    await promote([name]);
    await publish(publicationOf({ name, version: '1.1.0' }));
    now += 10 * MINUTE;
    gate.requests.length = 0;
    const canary = (percent: number) => call('canary', { name, version: '1.1.0', percent });
    expect(changeOf(await canary(1)).checks.map(({ check }) => check)).toEqual(ALL);
    expect(gate.requests.map(({ manifest }) => manifest.version)).toEqual(['1.1.0']);
    now += 10 * MINUTE;
    const grown = changeOf(await canary(5));
    expect(grown.checks.map(({ check }) => check)).toEqual(ALL);
    expect([
      gate.requests.length,
      grown.composition.remotes.find(({ manifest }) => manifest.name === name)?.canary?.percent,
    ]).toEqual([1, 5]);
  });
});
