import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { getConnectionToken } from '@nestjs/mongoose';
import {
  compositionDiffResponse,
  compositionListResponse,
  releaseChangeResponse,
  releaseKeysResponse,
  signedCompositionResponse,
  versionListResponse,
} from '@mockingbird/contracts';
import {
  openComposition,
  parseSigningKey,
  parseTrustedKeys,
  publicKeyText,
} from '@mockingbird/registry/signing';
import type { Connection } from 'mongoose';
import { CompositionsService } from '../../src/releases/compositions/compositions.service.js';
import { startDatabase, type TestDatabase } from '../support/database.js';
import { type Answer, startApp, TEST_COMPOSITION_KEY, type TestApp } from '../support/harness.js';
import { publicationOf } from '../support/remote.js';

const OTHER_KEY = `next:${Buffer.alloc(32, 9).toString('base64')}`;
const publicTextOf = (key: string) => publicKeyText(parseSigningKey(key));
const change = (answer: Answer) => releaseChangeResponse.parse(answer.json()).data.composition;
const page = (answer: Answer) => compositionListResponse.parse(answer.json());

function opened(answer: Answer, key = TEST_COMPOSITION_KEY) {
  const envelope = signedCompositionResponse.parse(answer.json()).data;
  const result = openComposition(envelope, parseTrustedKeys(publicTextOf(key)));
  if (!result.ok) throw new Error(result.detail);
  return result.composition;
}

const at = (app: TestApp) => ({
  get: (path: string) => app.call(`/api/releases/${path}`, { key: 'release' }),
  post: (path: string, body: unknown) => app.call(`/api/releases/${path}`, { key: 'release', body }),
});
const asAdmin = (app: TestApp) => ({
  get: (path: string) => app.call(`/api/releases/admin/${path}`, { as: 'admin' }),
  post: (path: string, body: unknown) => app.call(`/api/releases/admin/${path}`, { as: 'admin', body }),
});

describe('the history of releases', () => {
  let database: TestDatabase;
  let services: TestApp;
  beforeAll(async () => {
    database = await startDatabase();
    services = await startApp({ mongodbUri: database.uri });
    const { post } = at(services);
    for (const version of ['1.0.0', '1.1.0', '1.2.0']) {
      const routes = version === '1.0.0' ? ['/alpha'] : ['/alpha', '/alpha/more'];
      await post('artefacts', publicationOf({ name: 'alpha', version, routes, owner: 'first' }));
    }
    await post('promote', { remotes: [{ name: 'alpha', version: '1.0.0' }], why: 'one' });
    await post('promote', { remotes: [{ name: 'alpha', version: '1.1.0' }], why: 'two' });
    await post('canary', { name: 'alpha', version: '1.2.0', percent: 2.5, cohorts: ['beta'], why: 'three' });
  });
  afterAll(async () => {
    await services.close();
    await database.close();
  });

  it('lists compositions, the latest first', async () => {
    const { data, meta } = page(await at(services).get('compositions'));
    expect(data.map(({ number, kind, why, by }) => [number, kind, why, by])).toEqual([
      [3, 'canary', 'three', 'release'],
      [2, 'promote', 'two', 'release'],
      [1, 'promote', 'one', 'release'],
    ]);
    expect(data[0]?.remotes).toEqual([
      {
        name: 'alpha',
        version: '1.1.0',
        canary: { version: '1.2.0', percent: 2.5, cohorts: ['beta'] },
      },
    ]);
    expect(meta).toEqual({});
  });

  it('lists them page by page', async () => {
    const first = page(await at(services).get('compositions?limit=2'));
    expect([first.data.map(({ number }) => number), first.meta]).toEqual([[3, 2], { before: 2 }]);
    const second = page(await at(services).get('compositions?limit=2&before=2'));
    expect([second.data.map(({ number }) => number), second.meta]).toEqual([[1], {}]);
    for (const query of ['limit=0', 'limit=201', 'before=x', 'limit=']) {
      expect((await at(services).get(`compositions?${query}`)).status).toBe(400);
    }
  });

  it('says what each version is to what is live', async () => {
    const { data } = versionListResponse.parse((await at(services).get('versions')).json());
    const states = Object.fromEntries(data.map(({ version, state }) => [version, state]));
    expect(states).toEqual({ '1.0.0': 'fallback', '1.1.0': 'live', '1.2.0': 'canary' });
    expect(data[0]).toMatchObject({ name: 'alpha', owner: 'first', by: 'release' });
    expect(data[0]?.bytes).toBeGreaterThan(20);
  });

  it('hands out the public keys', async () => {
    const old = publicTextOf(OTHER_KEY);
    const other = await startApp({ mongodbUri: database.uri, compositionPublicKeys: old });
    try {
      const { data } = releaseKeysResponse.parse((await at(other).get('keys')).json());
      const pairs = Object.entries(data).map(([id, key]) => `${id}:${key}`);
      expect(pairs).toEqual([old, publicTextOf(TEST_COMPOSITION_KEY)]);
    } finally {
      await other.close();
    }
  });

  describe('for admins', () => {
    it('is the same', async () => {
      for (const path of ['compositions?limit=2', 'versions']) {
        expect((await asAdmin(services).get(path)).json()).toEqual((await at(services).get(path)).json());
      }
    });

    it('is closed without sign-in', async () => {
      const answer = await services.call('/api/releases/admin/compositions');
      expect([answer.status, answer.json()]).toEqual([401, expect.objectContaining({ code: 'MB-1012' })]);
      const student = await services.call('/api/releases/admin/rollback', { as: 'student', body: {} });
      expect([student.status, student.json()]).toEqual([403, expect.objectContaining({ code: 'MB-1010' })]);
    });

    it('tells what differs', async () => {
      const { data } = compositionDiffResponse.parse((await asAdmin(services).get('diff/1/3')).json());
      expect(data.changes.map(({ what, before, after }) => [what, before, after])).toEqual([
        ['version', '1.0.0', '1.1.0'],
        ['canary-started', undefined, expect.stringContaining('1.2.0')],
      ]);
      expect(data.changes[0]?.routesAdded).toEqual(['/alpha/more']);
      const answer = await asAdmin(services).get('diff/1/99');
      expect([answer.status, answer.json()]).toEqual([404, expect.objectContaining({ code: 'MB-4011' })]);
    });

    it('has the admin as the one who changed something', async () => {
      const { post } = asAdmin(services);
      const made = [
        change(await post('canary', { name: 'alpha', version: '1.2.0', percent: 5 })),
        change(await post('canary/end', { name: 'alpha', why: 'enough' })),
        change(await post('promote', { remotes: [{ name: 'alpha', version: '1.2.0' }] })),
        change(await post('rollback', { to: 2, why: 'back' })),
      ];
      expect(made.map(({ kind, by }) => [kind, by])).toEqual([
        ['canary', 'admin'],
        ['canary-end', 'admin'],
        ['promote', 'admin'],
        ['rollback', 'admin'],
      ]);
      expect(made.at(-1)?.restores).toBe(2);
    });
  });

  it('goes on after the key was changed, when the old one is still trusted', async () => {
    const compositionKey = parseSigningKey(OTHER_KEY);
    const trusting = { compositionKey, compositionPublicKeys: publicTextOf(TEST_COMPOSITION_KEY) };
    const other = await startApp({ mongodbUri: database.uri, ...trusting });
    const forgetful = await startApp({ mongodbUri: database.uri, compositionKey });
    try {
      await expect(at(forgetful).post('rollback', { to: 1 })).rejects.toThrow(/no valid signature/);
      const made = change(await at(other).post('rollback', { to: 1 }));
      expect(opened(await at(other).get('composition'), OTHER_KEY).number).toBe(made.number);
    } finally {
      await other.close();
      await forgetful.close();
    }
  });
});

describe('compositions that were stored before there were signatures', () => {
  let database: TestDatabase;
  let services: TestApp;
  let dataDir: string;
  const publications = ['1.0.0', '1.1.0'].map((version) => publicationOf({ name: 'old', version }));
  const [first, second] = publications.map(({ manifest }) => manifest);

  beforeAll(async () => {
    database = await startDatabase();
    dataDir = await mkdtemp(join(tmpdir(), 'services-history-'));
    const before = await startApp({ mongodbUri: database.uri, dataDir });
    for (const publication of publications) await at(before).post('artefacts', publication);
    const connection: Connection = before.app.nest.get(getConnectionToken());
    const unsigned = [
      { remotes: [{ manifest: first }], createdAt: '2026-01-01T00:00:00.000Z', why: 'early' },
      {
        remotes: [{ manifest: second, fallback: first }],
        createdAt: '2026-01-02T00:00:00.000Z',
        why: 'later',
      },
    ].map((composition, index) => ({ schema: 1, number: index + 1, by: 'release', ...composition }));
    await connection.collection('compositions').insertMany(
      unsigned.map((composition) => ({
        number: composition.number,
        composition: JSON.stringify(composition),
      })),
    );
    // Old rows without owners and sizes.
    await connection.collection('artefacts').updateMany({}, { $unset: { owner: '', bytes: '', pass: '' } });
    await connection.collection('remoteOwners').deleteMany({});
    await before.close();
    services = await startApp({ mongodbUri: database.uri, dataDir });
  });
  afterAll(async () => {
    await services.close();
    await database.close();
    await rm(dataDir, { recursive: true, force: true });
  });

  it('are converted once, by the first reader', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => at(services).get('composition')));
    const composition = opened(answers[0] ?? (await at(services).get('composition')));
    expect(composition).toMatchObject({
      number: 3,
      kind: 'sign',
      by: 'platform',
      why: 'Signed for the first time',
      remotes: [{ manifest: second, fallback: first, since: '2026-01-02T00:00:00.000Z' }],
    });
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  });

  it('stay in the history, and can be compared and rolled back to', async () => {
    const { data } = page(await at(services).get('compositions'));
    expect(data.map(({ number, kind, why }) => [number, kind, why])).toEqual([
      [3, 'sign', 'Signed for the first time'],
      [2, 'promote', 'later'],
      [1, 'promote', 'early'],
    ]);
    const { data: diff } = compositionDiffResponse.parse((await asAdmin(services).get('diff/1/3')).json());
    expect(diff.changes).toEqual([expect.objectContaining({ before: '1.0.0', after: '1.1.0' })]);
    expect((await at(services).get('compositions/1')).status).toBe(404);
    const back = change(await at(services).post('rollback', { to: 1 }));
    expect([back.number, back.remotes[0]?.manifest.version]).toEqual([4, '1.0.0']);
    const again = await at(services).post('rollback', {});
    expect([again.status, again.text]).toEqual([409, expect.stringContaining('MB-4011')]);
    const stale = await at(services).post('rollback', { to: 3, base: 3 });
    expect([stale.status, stale.text]).toEqual([409, expect.stringContaining('MB-1007')]);
    expect((await at(services).post('rollback', { to: 3, base: 4, dryRun: true })).status).toBe(201);
  });

  it('leave the versions what they were', async () => {
    const { data } = versionListResponse.parse((await at(services).get('versions')).json());
    expect(data.map(({ owner, bytes }) => [owner, bytes > 0])).toEqual([
      ['team', true],
      ['team', true],
    ]);
    const answer = await at(services).post('tokens', { owner: 'team' });
    const { token } = JSON.parse(answer.text).data;
    const promoted = await services.call('/api/releases/promote', {
      token,
      body: { remotes: [{ name: 'old', version: '1.1.0' }] },
    });
    expect(promoted.status).toBe(201);
  });

  it('are not trusted or signed above a signed one, whatever their summary says', async () => {
    const connection: Connection = services.app.nest.get(getConnectionToken());
    const rows = connection.collection('compositions');
    const number = 1_000;
    const row = { schema: 1, number, by: 'x', why: '', createdAt: '2026-01-01T00:00:00.000Z' };
    const composition = JSON.stringify({ ...row, remotes: [{ manifest: first }] });
    for (const more of [{}, { summary: '{}' }]) {
      await rows.insertOne({ number, composition, ...more });
      const compositions = services.app.nest.get(CompositionsService, { strict: false });
      await expect(compositions.currentResponse()).rejects.toMatchObject({ code: 'MB-2008' });
      expect(await rows.countDocuments({ number: { $gt: number } })).toBe(0);
      await rows.deleteOne({ number });
    }
    expect((await at(services).get('composition')).status).toBe(200);
  });
});
