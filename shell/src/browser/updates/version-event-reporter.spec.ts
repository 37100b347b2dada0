/** @jest-environment ../packages/tooling/src/jest/jsdom-environment.mjs */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { LiveRemote, Telemetry } from '@mockingbird/contracts';
import { KnownRemotes } from '../remotes/remote-catalog.js';
import { SIGHTING_MESSAGE_LENGTH, SIGHTINGS_GATHER_MS } from './limits.js';
import { Sightings } from './version-event-reporter.js';

const version = (name: string, watchUntil?: number): LiveRemote => ({
  name,
  version: '1.0.0',
  base: `/remotes/${name}/1.0.0/`,
  globalName: name,
  entry: 'entry.js',
  integrity: { 'entry.js': 'sha384-other' },
  routes: [],
  ...(watchUntil === undefined ? {} : { watchUntil }),
});
const a = version('mfe-a', Date.now() + 60_000);
const b = version('mfe-b');
const send = jest.fn<(telemetry: Telemetry) => Promise<void>>();
const fetcher = jest.fn<typeof fetch>();
let sightings: Sightings;

const made = () =>
  new Sightings({
    known: new KnownRemotes(7, '7-abc', undefined),
    send,
    isOverridden: (name) => name === 'mfe-mine',
  });
const sent = async () => {
  await jest.advanceTimersByTimeAsync(SIGHTINGS_GATHER_MS);
  return send.mock.calls.map(([telemetry]) => telemetry);
};

beforeEach(() => {
  jest.useFakeTimers();
  sessionStorage.clear();
  send.mockReset().mockResolvedValue(undefined);
  fetcher
    .mockReset()
    .mockImplementation(async (address) =>
      String(address).startsWith('/_mb')
        ? new Response(JSON.stringify({ number: 7, remotes: [a, b] }))
        : new Response('', { status: 404 }),
    );
  Object.defineProperty(globalThis, 'fetch', { value: fetcher, configurable: true, writable: true });
  sightings = made();
});

afterEach(() => void jest.useRealTimers());

describe('what befell versions in a tab', () => {
  it('is gathered into one report with its composition', async () => {
    await sightings.add({ kind: 'render', version: a, error: new Error('x'.repeat(1_000)) });
    await sightings.add({ kind: 'timeout', version: b });
    expect(send).not.toHaveBeenCalled();
    expect(await sent()).toEqual([
      {
        composition: 7,
        sightings: [
          { remote: 'mfe-a', version: '1.0.0', kind: 'render', message: 'x'.repeat(SIGHTING_MESSAGE_LENGTH) },
          { remote: 'mfe-b', version: '1.0.0', kind: 'timeout' },
        ],
      },
    ]);
  });

  it('is told once in a tab, also after a page load, and its failure is nobody’s trouble', async () => {
    send.mockRejectedValue(new Error('away'));
    for (const each of [sightings, sightings, made()]) await each.add({ kind: 'mount', version: a });
    await sightings.add({ kind: 'render', version: a });
    expect((await sent()).flatMap((report) => report.sightings.map(({ kind }) => kind))).toEqual([
      'mount',
      'render',
    ]);
  });

  it('is told at once when the page goes', async () => {
    await sightings.add({ kind: 'mount', version: a });
    sightings.flush();
    expect(send).toHaveBeenCalledTimes(1);
    expect(await sent()).toHaveLength(1);
  });

  it('is nothing of what a developer put in a remote’s place', async () => {
    await sightings.add({ kind: 'mount', version: version('mfe-mine') });
    expect(await sent()).toEqual([]);
  });

  it('is that a version works only while the platform watches it', async () => {
    await sightings.add({ kind: 'mounted', version: a });
    await sightings.add({ kind: 'mounted', version: b });
    expect((await sent()).flatMap((report) => report.sightings)).toEqual([
      { remote: 'mfe-a', version: '1.0.0', kind: 'mounted' },
    ]);
  });
});
