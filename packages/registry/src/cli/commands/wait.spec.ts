import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { RemoteHealth } from '@mockingbird/contracts';
import { documentOf, StandInServices, TOKEN } from '../../../test/stand-in-services.js';

const HEALTH = 'GET /api/releases/health';
const VERSIONS = 'GET /api/releases/versions';

let services: StandInServices;
beforeEach(async () => {
  services = new StandInServices();
  await services.start();
});
afterEach(() => services.stop());

const soon = () => new Date(Date.now() + 60_000).toISOString();
const version = (name: string, seen = 0, affected = 0) => ({ version: name, seen, affected, kinds: {} });

/** A canary 1.1.0 beside the live 1.0.0. */
const canary = (seen: number, affected = 0, monitoredUntil = soon()): RemoteHealth => ({
  name: 'mfe-x',
  live: version('1.0.0', 200),
  other: version('1.1.0', seen, affected),
  canaryPercent: 5,
  monitoredUntil,
});
const live = (label: string, monitoredUntil?: string): RemoteHealth => ({
  name: 'mfe-x',
  live: version(label, 40),
  ...(monitoredUntil === undefined ? {} : { monitoredUntil }),
});

const dataOf = (...remotes: RemoteHealth[]) => ({ composition: 7, neededVisitors: 10, remotes });
/** The services answer with these, one after the other, and with the last one from then on. */
function health(...looks: RemoteHealth[]): void {
  const answers = looks.map((remote) => ({ status: 200, body: { data: dataOf(remote) } }));
  services.first[HEALTH] = answers.slice(0, -1);
  services.answers[HEALTH] = answers.at(-1) ?? { status: 500, body: {} };
}
const wait = (...options: string[]) => services.mb('wait', 'mfe-x@1.1.0', '--every', '1s', ...options);
const rolledBack = (at: string) =>
  services.answer(VERSIONS, [
    published({ name: 'mfe-x', version: '1.1.0', autoRollback: { composition: 8, at } }),
  ]);

describe('mb wait', () => {
  it('says that a canary stays when enough visitors had it', async () => {
    health(canary(4), canary(12, 1));
    const { code, out, progress } = await services.mbWith(
      { environment: { MB_TOKEN: TOKEN }, terminal: true },
      ...['wait', 'mfe-x@1.1.0', '--every', '1s', '--for', '2s'],
    );
    expect([code, out]).toEqual([0, ['mfe-x@1.1.0 stays: 12 visitors, 1 with an error']]);
    expect(progress).toContain('mfe-x@1.1.0: 4 of 10 visitors, 0 with an error');
  });

  it('cannot judge a version that too few visitors had', async () => {
    health(canary(3));
    const { code, out } = await wait('--for', '1s');
    expect([code, out]).toEqual([69, ['mfe-x@1.1.0 cannot be judged yet: 3 of 10 visitors']]);
  });

  it('fails when the version is rolled back, also before the first look', async () => {
    const line = 'mfe-x@1.1.0 was rolled back automatically: npx mb history and /admin/releases say why';
    rolledBack(new Date().toISOString());
    health(canary(9, 4), live('1.0.0'));
    expect(await wait()).toMatchObject({ code: 1, out: [line] });
    health(live('1.0.0'));
    expect(await wait()).toMatchObject({ code: 1, out: [line] });
  });

  it('fails when another change replaced the version, and for a remote that is not live', async () => {
    const line = 'mfe-x@1.1.0 is neither live nor a canary: npx mb history says what replaced it';
    health(canary(9), live('1.2.0', soon()));
    expect(await wait()).toMatchObject({ code: 1, out: [line] });
    services.answer(HEALTH, dataOf());
    expect(await wait()).toMatchObject({ code: 1, out: [line] });
  });

  it('fails when a version that hurts most visitors is still in use', async () => {
    health(canary(12, 6));
    const { code, out } = await wait('--for', '1s');
    expect(code).toBe(1);
    expect(out).toEqual([
      'mfe-x@1.1.0 is still in use, and 6 of 12 visitors had an error: /admin/releases says which',
    ]);
  });

  it('goes on with a canary that becomes live, until its monitoring ends', async () => {
    health(canary(9), { ...live('1.1.0', soon()), live: version('1.1.0', 30, 2) }, live('1.1.0'));
    expect(await wait()).toMatchObject({ code: 0, out: ['mfe-x@1.1.0 stays: 40 visitors, 2 with an error'] });
  });

  it('cannot judge a version whose monitoring ends with too few visitors', async () => {
    health(canary(3), { ...live('1.1.0'), live: version('1.1.0', 4) });
    expect(await wait()).toMatchObject({
      code: 69,
      out: ['mfe-x@1.1.0 cannot be judged yet: 4 of 10 visitors'],
    });
  });

  it('ends immediately where nothing is monitored any more', async () => {
    health(live('1.1.0'));
    const ended = await services.mb('wait', 'mfe-x@1.1.0', '--json');
    expect(ended.code).toBe(0);
    expect(documentOf(ended)).toMatchObject({ verdict: 'stays', name: 'mfe-x', version: '1.1.0' });
  });

  it.each([
    ['MB-2006', 503],
    ['MB-1008', 503],
    ['MB-1009', 502],
  ])('waits on while the services are away (%s, %i)', async (errorCode, status) => {
    health(canary(12));
    services.refuse('GET /broken', status, errorCode, 'Away');
    const broken = services.answers['GET /broken'] ?? { status: 500, body: {} };
    services.first[HEALTH] = [{ status: 200, body: { data: dataOf(canary(11)) } }, broken];
    const { code, out } = await wait('--for', '2s');
    expect([code, out]).toEqual([0, ['mfe-x@1.1.0 stays: 12 visitors, 0 with an error']]);
  });

  it('refuses a name without a version, and a time that it cannot read', async () => {
    expect((await services.mb('wait', 'mfe-x')).code).toBe(64);
    expect((await wait('--for', '10')).code).toBe(64);
    expect(services.routes).toEqual([]);
  });
});

/** A version as `GET /api/releases/versions` lists it. */
const published = (given: object) => ({
  owner: 'x',
  publishedAt: '2026-01-01T00:00:00.000Z',
  by: 'x',
  bytes: 1,
  state: 'stored',
  ...given,
});
