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
const wait = (...options: string[]) => services.mb('wait', 'mfe-x', '--every', '1s', ...options);

describe('mb wait', () => {
  it('says that a canary stays when enough visitors had it', async () => {
    health(canary(4), canary(12, 1));
    const { code, out, progress } = await services.mbWith(
      { environment: { MB_TOKEN: TOKEN }, terminal: true },
      ...['wait', 'mfe-x', '--every', '1s', '--for', '2s'],
    );
    expect([code, out]).toEqual([0, ['mfe-x@1.1.0 stays: 12 visitors, 1 with an error']]);
    expect(progress).toContain('mfe-x@1.1.0: 4 of 10 visitors, 0 with an error');
  });

  it('cannot judge a version that too few visitors had', async () => {
    health(canary(3));
    const { code, out } = await wait('--for', '1s');
    expect([code, out]).toEqual([69, ['mfe-x@1.1.0 cannot be judged yet: 3 of 10 visitors']]);
  });

  it('fails when the version is rolled back', async () => {
    health(canary(9, 4), live('1.0.0'));
    const autoRollback = { composition: 8, at: new Date().toISOString() };
    services.answer(VERSIONS, [{ name: 'mfe-x', version: '1.1.0', autoRollback }].map(published));
    const { code, out } = await wait();
    expect(code).toBe(1);
    expect(out).toEqual([
      'mfe-x@1.1.0 was rolled back automatically: npx mb history and /admin/releases say why',
    ]);
  });

  it('fails when another change replaced the version, even one that was rolled back long ago', async () => {
    health(canary(9), live('1.2.0', soon()));
    const autoRollback = { composition: 2, at: '2026-01-01T00:00:00.000Z' };
    services.answer(VERSIONS, [{ name: 'mfe-x', version: '1.1.0', autoRollback }].map(published));
    const { code, out } = await wait();
    expect([code, out]).toEqual([
      1,
      ['mfe-x@1.1.0 is not in use any more: npx mb history says what replaced it'],
    ]);
  });

  it('goes on with a canary that becomes live', async () => {
    health(canary(9), { ...live('1.1.0', soon()), live: version('1.1.0', 30, 2) });
    const { code, out } = await wait('--for', '2s');
    expect([code, out]).toEqual([0, ['mfe-x@1.1.0 stays: 30 visitors, 2 with an error']]);
  });

  it('ends immediately where nothing is monitored', async () => {
    health(live('1.0.0'));
    const ended = await services.mb('wait', 'mfe-x', '--json');
    expect(ended.code).toBe(0);
    expect(documentOf(ended)).toMatchObject({ verdict: 'not monitored', version: '1.0.0', isCanary: false });
  });

  it('waits on while the services cannot be reached', async () => {
    health(canary(12));
    services.refuse('GET /broken', 503, 'MB-2006', 'The services do not answer');
    const broken = services.answers['GET /broken'] ?? { status: 500, body: {} };
    services.first[HEALTH] = [{ status: 200, body: { data: dataOf(canary(11)) } }, broken];
    const { code, out } = await wait('--for', '2s');
    expect([code, out]).toEqual([0, ['mfe-x@1.1.0 stays: 12 visitors, 0 with an error']]);
  });

  it('refuses a remote that is not live, and a time that it cannot read', async () => {
    services.answer(HEALTH, dataOf());
    expect(await wait()).toMatchObject({
      code: 64,
      err: [expect.stringContaining('No remote mfe-x is live.'), expect.anything()],
    });
    expect((await wait('--for', '10')).code).toBe(64);
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
