import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { type GcResult, gcResponse, releaseChangeResponse } from '@mockingbird/contracts';
import { upstreamUnavailable } from '../../src/http/response/problem.js';
import { ArtefactRepository } from '../../src/releases/artefacts/artefact.repository.js';
import type { ArtefactStore } from '../../src/stored-files/artefact-store.js';
import { CompositionRepository } from '../../src/releases/compositions/composition.repository.js';
import { ARTEFACT_STORE } from '../../src/stored-files/artefact-store.js';
import { startDatabase, type TestDatabase } from '../support/database.js';
import { startApp, type TestApp } from '../support/harness.js';
import { publicationOf } from '../support/remote.js';

const DAY_MS = 24 * 60 * 60_000;

describe('gc', () => {
  let database: TestDatabase;
  let services: TestApp;
  let dataDir: string;
  let ahead = 0;
  const clock = () => Date.now() + ahead;
  beforeAll(async () => {
    database = await startDatabase();
    dataDir = await mkdtemp(join(tmpdir(), 'services-gc-'));
    services = await startApp({ mongodbUri: database.uri, dataDir }, { clock });
  });
  afterAll(async () => {
    await services.close();
    await database.close();
    await rm(dataDir, { recursive: true, force: true });
  });
  afterEach(() => void jest.restoreAllMocks());

  const call = (path: string, body?: unknown) =>
    services.call(`/api/releases/${path}`, { key: 'release', body, now: clock() });
  const publish = (name: string, ...versions: string[]) =>
    Promise.all(versions.map((version) => call('artefacts', publicationOf({ name, version }))));
  const promote = (name: string, version: string) => call('promote', { remotes: [{ name, version }] });
  const numberOf = (answer: { json: () => unknown }) =>
    releaseChangeResponse.parse(answer.json()).data.composition.number;
  const collect = async (body: unknown = {}): Promise<GcResult> =>
    gcResponse.parse((await call('gc', body)).json()).data;
  const removedOf = ({ removed }: GcResult) =>
    removed.map(({ name, version }) => `${name}@${version}`).sort();
  const statusOf = async (name: string, version: string) =>
    (await call(`artefacts/${name}/${version}/chunks/page.js`)).status;
  const days = (count: number) => {
    ahead += count * DAY_MS;
  };

  it('keeps what is live, to fall back to, a canary, was live lately, or is new; and removes the rest', async () => {
    await publish('aa', '1.0.0', '1.1.0', '1.2.0', '1.3.0', '1.4.0', '1.5.0');
    const first = numberOf(await promote('aa', '1.0.0'));
    days(1);
    await promote('aa', '1.1.0');
    await promote('aa', '1.2.0');
    days(20);
    await promote('aa', '1.3.0');
    await call('canary', { name: 'aa', version: '1.4.0', percent: 1 });
    days(15);
    await publish('aa', '2.0.0');
    // 1.2.0 was live 30 days ago with the fallback 1.1.0. 1.5.0 was never used.
    const dry = await collect({ dryRun: true });
    expect([dry.dryRun, removedOf(dry), dry.retained]).toEqual([true, ['aa@1.0.0', 'aa@1.5.0'], 5]);
    expect(await statusOf('aa', '1.0.0')).toBe(200);
    const done = await collect();
    expect([done.dryRun, removedOf(done), done.retained]).toEqual([false, ['aa@1.0.0', 'aa@1.5.0'], 5]);
    expect(done.bytes).toBe(done.removed.reduce((sum, { bytes }) => sum + bytes, 0));
    expect(done.bytes).toBeGreaterThan(50);
    expect(removedOf(await collect())).toEqual([]);
    for (const version of ['1.1.0', '1.2.0', '1.3.0', '1.4.0', '2.0.0']) {
      expect(await statusOf('aa', version)).toBe(200);
    }
    const problem = [410, expect.objectContaining({ code: 'MB-4014' })];
    for (const answer of [
      await call('artefacts/aa/1.0.0/chunks/page.js'),
      await promote('aa', '1.0.0'),
      await call('canary', { name: 'aa', version: '1.5.0', percent: 1 }),
      await call('rollback', { to: first }),
      ...(await publish('aa', '1.5.0')),
    ]) {
      expect([answer.status, answer.json()]).toEqual(problem);
    }
  });

  it('keeps less with fewer days, and the live version and its fallback always', async () => {
    days(400);
    expect(removedOf(await collect({ days: 1 }))).toEqual(['aa@1.1.0', 'aa@2.0.0']);
    expect([
      await statusOf('aa', '1.2.0'),
      await statusOf('aa', '1.3.0'),
      await statusOf('aa', '1.4.0'),
    ]).toEqual([200, 200, 200]);
  });

  it('leaves a version alone that is promoted after it looked at the compositions', async () => {
    await publish('bb', '1.0.0', '1.1.0');
    await promote('bb', '1.0.0');
    days(40);
    const repository = services.app.nest.get(ArtefactRepository, { strict: false });
    const present = repository.listPresent.bind(repository);
    let number = 0;
    jest.spyOn(repository, 'listPresent').mockImplementation(async () => {
      number = numberOf(await promote('bb', '1.1.0'));
      return present();
    });
    expect(removedOf(await collect())).toEqual([]);
    expect(number).toBeGreaterThan(0);
    expect(await statusOf('bb', '1.1.0')).toBe(200);
  });

  it('leaves a version alone whose promotion was under way the whole time', async () => {
    await publish('cc', '1.0.0', '1.1.0');
    await promote('cc', '1.0.0');
    days(40);
    const repository = services.app.nest.get(CompositionRepository, { strict: false });
    const add = repository.add.bind(repository);
    let collected: GcResult | undefined;
    jest.spyOn(repository, 'add').mockImplementationOnce(async (composition) => {
      collected = await collect();
      return add(composition);
    });
    expect((await promote('cc', '1.1.0')).status).toBe(201);
    expect(collected && removedOf(collected)).not.toContain('cc@1.1.0');
    expect(await statusOf('cc', '1.1.0')).toBe(200);
  });

  it('refuses the promotion that comes after the mark, before a file is gone', async () => {
    await publish('dd', '1.0.0', '1.1.0');
    await promote('dd', '1.0.0');
    days(40);
    const store = services.app.nest.get<ArtefactStore>(ARTEFACT_STORE, { strict: false });
    const remove = store.remove.bind(store);
    let status = 0;
    jest.spyOn(store, 'remove').mockImplementation(async (folder) => {
      if (folder === 'dd/1.1.0') ({ status } = await promote('dd', '1.1.0'));
      return remove(folder);
    });
    expect(removedOf(await collect())).toContain('dd@1.1.0');
    expect(status).toBe(410);
  });

  it('goes on where it was cut short', async () => {
    await publish('ee', '1.0.0');
    days(40);
    const store = services.app.nest.get<ArtefactStore>(ARTEFACT_STORE, { strict: false });
    jest.spyOn(store, 'remove').mockRejectedValueOnce(upstreamUnavailable('The store is away.'));
    expect((await call('gc', {})).status).toBe(503);
    jest.restoreAllMocks();
    const remove = jest.spyOn(store, 'remove');
    expect(removedOf(await collect())).toEqual([]);
    expect(remove.mock.calls).toEqual([['ee/1.0.0']]);
  });

  it('and concurrent promotions never leave a live version without files', async () => {
    const versions = Array.from({ length: 12 }, (_, index) => `1.${index}.0`);
    await publish('ff', ...versions);
    await promote('ff', '1.0.0');
    days(40);
    const other = await startApp({ mongodbUri: database.uri, dataDir }, { clock });
    try {
      const promotions = versions.slice(1).map((version) =>
        other.call('/api/releases/promote', {
          key: 'release',
          body: { remotes: [{ name: 'ff', version }] },
          now: clock(),
        }),
      );
      const [, , ...answers] = await Promise.all([collect(), collect(), ...promotions]);
      const live = versions.slice(1).filter((__, index) => answers[index]?.status === 201);
      expect(answers.map(({ status }) => status).filter((status) => ![201, 410].includes(status))).toEqual(
        [],
      );
      for (const version of live) expect(await statusOf('ff', version)).toBe(200);
      console.log(`${live.length} of ${answers.length} promoted before gc came to them`);
    } finally {
      await other.close();
    }
  });
});
