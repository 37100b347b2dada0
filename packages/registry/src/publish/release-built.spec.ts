import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { Composition } from '@mockingbird/contracts';
import { builtFolder, composition, manifest, signed } from '../../test/samples.js';
import { StandInServices } from '../../test/stand-in-services.js';
import { createReleaseClient } from './release-client.js';
import { isWorkingTreeVersion, releaseBuilt } from './release-built.js';

const LIVE = 'GET /api/releases/composition';
const SEND = 'POST /api/releases/artefacts';
const PROMOTE = 'POST /api/releases/promote';
const DEV = '1.0.0-dev.h0123456789';
const OLDER_DEV = '1.0.0-dev.habcdefabcd';

const published = { name: 'mfe-x', version: DEV, created: true, dryRun: false, checks: [] };
const made = { composition: { ...composition, number: 8 }, dryRun: false, checks: [] };

/** A composition with a live version of mfe-x, and optionally a canary. */
const live = (version: string, canary?: string): Composition => ({
  ...composition,
  remotes: composition.remotes.map((remote) => ({
    ...remote,
    manifest: { ...manifest, version },
    ...(canary === undefined
      ? {}
      : {
          canary: {
            manifest: { ...manifest, version: canary },
            percent: 1,
            cohorts: [],
            salt: 's',
            since: composition.createdAt,
          },
        }),
  })),
});

let services: StandInServices;
let said: string[];

beforeEach(async () => {
  said = [];
  services = new StandInServices();
  await services.start();
  services.answer(SEND, published, 201);
  services.answer(PROMOTE, made, 201);
});

afterEach(() => services.stop());

const client = () =>
  createReleaseClient({
    servicesUrl: services.url,
    key: { id: 'release', secret: 'a-secret-of-sixteen-or-more' },
  });

/** Starts from a working tree with a built mfe-x. */
async function start(): Promise<Composition> {
  const folder = await builtFolder({ ...manifest, version: DEV });
  return releaseBuilt(client(), [folder], { log: (line) => said.push(line), pausesMs: [1, 1] });
}

const promoted = () => services.routes.filter((route) => route === PROMOTE).length;

describe('what is built in the working tree', () => {
  it('goes live on an empty site', async () => {
    services.refuse(LIVE, 404, 'MB-1003', 'There is no composition yet.');
    expect((await start()).number).toBe(8);
    expect(services.requests.at(-1)?.body).toMatchObject({ remotes: [{ name: 'mfe-x', version: DEV }] });
  });

  it('goes live over an older build of the working tree', async () => {
    services.answer(LIVE, signed(live(OLDER_DEV)));
    await start();
    expect(promoted()).toBe(1);
  });

  it.each([
    ['live', live('0.1.0')],
    ['a canary', live(OLDER_DEV, '0.1.0')],
  ])('never takes the place of a released version that is %s', async (_, current) => {
    services.answer(LIVE, signed(current));
    expect((await start()).number).toBe(current.number);
    expect(services.routes).toEqual([LIVE]);
    expect(said).toEqual([
      `  mfe-x@0.1.0 was released and stays; ${DEV} of the working tree is not published`,
    ]);
  });

  it('stays away when the gate refuses it, and what is live stays', async () => {
    services.answer(LIVE, signed(live(OLDER_DEV)));
    services.refuse(SEND, 409, 'MB-4009', 'A route throws.', [{ path: '/manifest/routes/0', message: 'x' }]);
    await start();
    expect(promoted()).toBe(0);
    expect(said.at(-1)).toBe('  /manifest/routes/0: x');
  });

  it('is tried again when the gate could not decide in time, and goes live', async () => {
    services.answer(LIVE, signed(live(OLDER_DEV)));
    const problem = { type: 'about:blank', title: 'T', status: 503, requestId: 'r', code: 'MB-4016' };
    const busy = { status: 503, body: { ...problem, detail: 'The gate could not decide in time.' } };
    services.first[SEND] = [busy];
    services.first[PROMOTE] = [busy];
    await start();
    expect(promoted()).toBe(2);
    expect(said).toEqual([
      `  mfe-x@${DEV}: the gate could not decide in time; next try in 0.001 s`,
      '  promotion: the gate could not decide in time; next try in 0.001 s',
    ]);
  });

  it('ends the start when the gate cannot decide: no older version is served for that', async () => {
    services.answer(LIVE, signed(live(OLDER_DEV)));
    services.refuse(SEND, 503, 'MB-4016', 'The gate could not decide in time.');
    await expect(start()).rejects.toMatchObject({ code: 'MB-4016' });
    expect(services.routes).toEqual([LIVE, SEND, SEND, SEND]);
  });
});

describe('what an earlier start published and did not make live', () => {
  const HISTORY = 'GET /api/releases/compositions';
  const entry = (number: number, kind: string, version: string) => ({
    ...{ number, kind, by: 'release', why: 'why', createdAt: '2026-01-01T00:00:00.000Z' },
    remotes: [{ name: 'mfe-x', version }],
  });
  const restart = (...history: object[]) => {
    services.answer(LIVE, signed(live(OLDER_DEV)));
    services.answer(SEND, { ...published, created: false });
    services.answers[HISTORY] = { status: 200, body: { data: history, meta: {} } };
    return start();
  };

  it('goes live with the next start: the gate had no time, it was not rejected', async () => {
    await restart(entry(7, 'promote', OLDER_DEV), entry(6, 'promote', DEV));
    expect(promoted()).toBe(1);
  });

  it.each(['rollback', 'automatic'])('stays away after a change of kind %s, which is said', async (kind) => {
    await restart(entry(8, 'sign', OLDER_DEV), entry(7, kind, OLDER_DEV), entry(6, 'promote', DEV));
    expect(promoted()).toBe(0);
    expect(said).toEqual([
      `  mfe-x@${OLDER_DEV} stays live; ${DEV} was published before and is not live any more`,
    ]);
  });
});

describe('a version', () => {
  it('is one of the working tree by its number', () => {
    expect([DEV, '1.0.0', '1.0.0-rc.1', '1.0.0-dev.1'].map(isWorkingTreeVersion)).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });

  it('leaves what is live during a freeze, and says so', async () => {
    services.answer(LIVE, signed(live(OLDER_DEV)));
    services.refuse(PROMOTE, 409, 'MB-4018', 'Releases are frozen by asha: exam day');
    expect((await start()).number).toBe(7);
    expect(said.join()).toMatch(/frozen by asha: exam day[^]*composition 7 stays live/);
  });
});
