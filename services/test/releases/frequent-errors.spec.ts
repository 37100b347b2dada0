import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  releaseHealthResponse,
  releaseOverviewResponse,
  signedCompositionResponse,
  type ReleaseOverview,
  type VersionEvent,
} from '@mockingbird/contracts';
import { readEnvelope } from '@mockingbird/registry/publish';
import { HealthMonitorService } from '../../src/releases/health-monitor/health-monitor.service.js';
import { startDatabase, type TestDatabase } from '../support/database.js';
import { startApp, type TestApp } from '../support/harness.js';
import { publicationOf } from '../support/remote.js';

/** Affected visitors that a rollback takes, among as many who see no error. */
const DECISIVE = 6;

describe('errors of the code of remotes', () => {
  let database: TestDatabase;
  let services: TestApp;
  beforeAll(async () => {
    database = await startDatabase();
    services = await startApp({ mongodbUri: database.uri });
  });
  afterAll(async () => {
    await services.close();
    await database.close();
  });

  const release = async (path: string, body: unknown) => {
    const answer = await services.call(`/api/releases/${path}`, { key: 'release', body });
    if (answer.status >= 300) throw new Error(answer.text);
  };
  const promote = (name: string, version: string) => release('promote', { remotes: [{ name, version }] });
  const begin = async (name: string, versions = ['1.0.0', '1.1.0']) => {
    for (const version of versions) await release('artefacts', publicationOf({ name, version }));
    await promote(name, '1.0.0');
  };
  const live = async () =>
    readEnvelope(
      signedCompositionResponse.parse(
        (await services.call('/api/releases/composition', { key: 'edge' })).json(),
      ).data,
    );
  const versionOf = async (name: string) =>
    (await live()).remotes.find(({ manifest }) => manifest.name === name)?.manifest.version;
  const check = () => services.app.nest.get(HealthMonitorService, { strict: false }).check();

  /** Sends an event of a visitor, who is identified by a number. @returns the status of the response */
  const tell = async (visitor: number, event: VersionEvent) => {
    const { status } = await services.call('/api/releases/telemetry', {
      headers: { 'x-forwarded-for': `10.1.${Math.floor(visitor / 200)}.${(visitor % 200) + 1}` },
      body: { composition: (await live()).number, events: [event] },
    });
    return status;
  };
  const several = async (from: number, count: number, event: VersionEvent) => {
    for (let visitor = from; visitor < from + count; visitor += 1)
      expect(await tell(visitor, event)).toBe(200);
  };
  const overview = async (): Promise<ReleaseOverview> =>
    releaseOverviewResponse.parse(
      (await services.call('/api/releases/admin/overview', { as: 'admin' })).json(),
    ).data;
  const errorsOf = async (name: string) =>
    (await overview()).frequentErrors?.find((each) => each.name === name)?.errors ?? [];

  it('count in the health that tools read, as in the overview of admins', async () => {
    await begin('counted');
    await promote('counted', '1.1.0');
    await several(1, 2, { remote: 'counted', version: '1.1.0', kind: 'render' });
    const answer = await services.call('/api/releases/health', { key: 'release' });
    const { data } = releaseHealthResponse.parse(answer.json());
    expect(data).toMatchObject({ composition: (await live()).number, neededVisitors: 10 });
    expect(data.remotes).toEqual((await overview()).health);
    const counted = data.remotes.find(({ name }) => name === 'counted');
    expect(counted?.live).toMatchObject({ version: '1.1.0', seen: 2, affected: 2 });
  });

  it('are shown to admins with their place in the files, those of most visitors first', async () => {
    await begin('broken');
    await promote('broken', '1.1.0');
    const call = (line: number) => ({ file: 'chunks/page.js', line, column: 7 });
    const event = { remote: 'broken', version: '1.1.0' };
    const click = { ...event, kind: 'handler', message: 'x is undefined' } as const;
    // The same place, called from two others.
    await several(0, 2, { ...click, stack: [call(3), call(9)] });
    await several(2, 2, { ...click, stack: [call(3), call(12)] });
    await several(4, 1, { ...click, stack: [call(4)] });
    await several(0, 3, { ...event, kind: 'rejection', message: 'no value' });
    const errors = await errorsOf('broken');
    expect(errors.map(({ kind, visitors, stack }) => [kind, visitors, stack[0]?.line])).toEqual([
      ['handler', 4, 3],
      ['rejection', 3, undefined],
      ['handler', 1, 4],
    ]);
    expect(errors[0]).toMatchObject({ message: 'x is undefined', lastAt: expect.stringMatching(/Z$/) });
  });

  it('roll a version back, and are shown afterwards', async () => {
    await begin('button');
    await promote('button', '1.1.0');
    await several(0, DECISIVE, { remote: 'button', version: '1.1.0', kind: 'mounted' });
    await several(DECISIVE, DECISIVE, {
      ...{ remote: 'button', version: '1.1.0', kind: 'handler', message: 'it broke' },
    });
    await check();
    expect(await versionOf('button')).toBe('1.0.0');
    expect(await errorsOf('button')).toMatchObject([{ message: 'it broke', visitors: DECISIVE }]);
  });

  it.each(['handler', 'refusal'] as const)('of the kind %s roll a version back', async (kind) => {
    const remote = `kind-${kind}`;
    await begin(remote);
    await promote(remote, '1.1.0');
    await several(0, DECISIVE, { remote, version: '1.1.0', kind: 'mounted' });
    await several(DECISIVE, DECISIVE, { remote, version: '1.1.0', kind, message: 'it broke' });
    await check();
    expect(await versionOf(remote)).toBe('1.0.0');
    // On a busy machine the services' own check may come before the last visitor.
    expect((await live()).why).toMatch(new RegExp(`\\(${kind} [1-${DECISIVE}]\\)`));
  });

  it('of calls do not roll a version back when the services refuse those of the version before too', async () => {
    await begin('old-calls');
    const error = { remote: 'old-calls', kind: 'refusal', message: 'GET /api/exams/* was refused' } as const;
    await several(0, DECISIVE, { ...error, version: '1.0.0' });
    await promote('old-calls', '1.1.0');
    await several(10, DECISIVE, { remote: 'old-calls', version: '1.1.0', kind: 'mounted' });
    await several(20, DECISIVE, { ...error, version: '1.1.0' });
    await check();
    expect(await versionOf('old-calls')).toBe('1.1.0');
  });

  it('do not roll a version back when as many visitors of the version before had the same', async () => {
    await begin('steady');
    const error = { remote: 'steady', kind: 'handler', message: 'an old one' } as const;
    await several(0, DECISIVE, { ...error, version: '1.0.0' });
    await promote('steady', '1.1.0');
    await several(10, DECISIVE, { remote: 'steady', version: '1.1.0', kind: 'mounted' });
    await several(20, DECISIVE, { ...error, version: '1.1.0' });
    await check();
    expect(await versionOf('steady')).toBe('1.1.0');
    await several(30, DECISIVE, { ...error, version: '1.1.0', message: 'a new one' });
    await check();
    expect(await versionOf('steady')).toBe('1.0.0');
  });

  it('roll a version back when few visitors of the version before had the same', async () => {
    await begin('masked');
    const error = { remote: 'masked', kind: 'handler', message: 'a common one' } as const;
    await several(0, 2, { ...error, version: '1.0.0' });
    await promote('masked', '1.1.0');
    await several(10, DECISIVE, { remote: 'masked', version: '1.1.0', kind: 'mounted' });
    await several(20, DECISIVE, { ...error, version: '1.1.0' });
    await check();
    expect(await versionOf('masked')).toBe('1.0.0');
  });

  it('count although one visitor has used the room for messages of the others', async () => {
    await begin('flooded');
    const error = { remote: 'flooded', version: '1.1.0', kind: 'handler' } as const;
    // A usual error, so that keys are compared.
    await several(0, DECISIVE, { ...error, version: '1.0.0', message: 'an old one' });
    await promote('flooded', '1.1.0');
    await several(10, DECISIVE, { ...error, message: 'an old one' });
    for (let count = 0; count < 60; count += 1) await tell(200, { ...error, message: `invented ${count}` });
    await several(20, 2 * DECISIVE, { ...error, kind: 'mounted' });
    await check();
    expect(await versionOf('flooded')).toBe('1.1.0');
    await several(40, 2 * DECISIVE, { ...error, message: 'a new one' });
    await check();
    expect(await versionOf('flooded')).toBe('1.0.0');
  });

  it('have the line of source by the source maps of the version, which no route serves', async () => {
    const map = { version: 3, sources: ['mfe-mapped/src/page.tsx'], names: [], mappings: ';;AAIE' };
    await begin('mapped', ['1.0.0']);
    await release('artefacts', {
      ...publicationOf({ name: 'mapped', version: '1.1.0' }),
      sourceMaps: { 'chunks/page.js': JSON.stringify(map) },
      commit: 'abcdef0123456789',
    });
    await promote('mapped', '1.1.0');
    const place = { file: 'chunks/page.js', line: 3, column: 1 };
    const unknown = { ...place, file: 'remoteEntry.js' };
    await tell(0, {
      ...{ remote: 'mapped', version: '1.1.0', kind: 'handler', message: 'x is undefined' },
      stack: [unknown, place],
    });
    const [error] = await errorsOf('mapped');
    expect(error?.stack).toEqual([
      unknown,
      { ...place, source: { file: 'mfe-mapped/src/page.tsx', line: 5, column: 3 } },
    ]);
    const { versions } = await overview();
    const published = versions.find(({ name, state }) => name === 'mapped' && state === 'live');
    expect(published?.commit).toBe('abcdef0123456789');
    const hidden = [
      'chunks/page.js.map',
      'source-maps/chunks/page.js',
      '..%2Fx.source-maps%2Fchunks%2Fpage.js',
    ];
    for (const file of hidden) {
      const path = `/api/releases/artefacts/mapped/1.1.0/${file}`;
      expect([400, 404]).toContain((await services.call(path, { key: 'edge' })).status);
    }
  });

  it('are shown without a source when the map names no source', async () => {
    const map = { version: 3, sources: [], names: [], mappings: ';;AAIE' };
    await begin('unnamed', ['1.0.0']);
    await release('artefacts', {
      ...publicationOf({ name: 'unnamed', version: '1.1.0' }),
      sourceMaps: { 'chunks/page.js': JSON.stringify(map) },
    });
    await promote('unnamed', '1.1.0');
    const place = { file: 'chunks/page.js', line: 3, column: 1 };
    await tell(0, { remote: 'unnamed', version: '1.1.0', kind: 'handler', message: 'x', stack: [place] });
    expect((await errorsOf('unnamed'))[0]?.stack).toEqual([place]);
  });

  it('are refused with a place that is none', async () => {
    const event = { remote: 'broken', version: '1.1.0', kind: 'handler' } as const;
    const call = { file: 'page.js', line: 1, column: 1 };
    for (const stack of [
      [{ ...call, file: '../../secret' }],
      [{ ...call, file: 'a'.repeat(201) }],
      [{ ...call, line: 0 }],
      Array.from({ length: 6 }, () => call),
    ])
      expect(await tell(1, { ...event, stack })).toBe(400);
  });

  it.each([
    ['a map for no file', 'other.js', '{"version":3,"sources":[],"names":[],"mappings":""}'],
    ['a map of the server bundle', 'server.cjs', '{"version":3,"sources":[],"names":[],"mappings":""}'],
    ['no JSON', 'chunks/page.js', 'x'],
    ['another document', 'chunks/page.js', '{"version":2}'],
    ['a huge one', 'chunks/page.js', ' '.repeat(2_000_001)],
  ])('come with no source when a publication has %s: it is refused', async (_, file, text) => {
    const body = { ...publicationOf({ name: 'unmapped' }), sourceMaps: { [file]: text } };
    const answer = await services.call('/api/releases/artefacts', { key: 'release', body });
    expect([answer.status, answer.json()]).toEqual([
      400,
      expect.objectContaining({
        code: 'MB-4003',
        errors: [{ path: `/sourceMaps/${file.replaceAll('/', '~1')}`, message: expect.any(String) }],
      }),
    ]);
  });
});
