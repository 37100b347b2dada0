import { describe, expect, it } from '@jest/globals';
import { networkFirst } from './network-first.js';
import { createNetworkStatus } from './network-status.js';

const never = new Promise<Response>(() => undefined);
const failing = () => Promise.reject(new TypeError('Failed to fetch'));
const textOf = async (response: Promise<Response>) => (await response).text();

function setUp() {
  const notices: boolean[] = [];
  let now = 0;
  const status = createNetworkStatus(
    (isDown) => notices.push(isDown),
    () => now,
  );
  return { notices, status, advance: (milliseconds: number) => (now += milliseconds) };
}

const stored = async () => new Response('stored');
const nothing = async () => undefined;

describe('an answer of the network or of the device', () => {
  it('is the network’s, when it comes in time', async () => {
    const { status, notices } = setUp();
    const network = Promise.resolve(new Response('fresh'));
    expect(await textOf(networkFirst(network, stored, { limitMs: 50, status }))).toBe('fresh');
    expect(notices).toEqual([]);
  });

  it('is the stored one when the network fails, and the tabs learn of it', async () => {
    const { status, notices } = setUp();
    expect(await textOf(networkFirst(failing(), stored, { limitMs: 50, status }))).toBe('stored');
    expect([status.isDown(), notices]).toEqual([true, [true]]);
  });

  it('is the stored one when the network is late', async () => {
    const { status, notices } = setUp();
    expect(await textOf(networkFirst(never, stored, { limitMs: 1, status }))).toBe('stored');
    expect([status.isDown(), notices]).toEqual([false, []]);
  });

  it('is the network’s, however late, where nothing is stored', async () => {
    const { status } = setUp();
    const late = new Promise<Response>((resolve) => setTimeout(() => resolve(new Response('late')), 20));
    expect(await textOf(networkFirst(late, nothing, { limitMs: 1, status }))).toBe('late');
    await expect(networkFirst(failing(), nothing, { limitMs: 1, status })).rejects.toThrow('Failed to fetch');
  });

  it('does not count a request that the visitor cancelled as a failure', async () => {
    const { status, notices } = setUp();
    const cancelled = Promise.reject(new DOMException('cancelled', 'AbortError'));
    await expect(networkFirst(cancelled, stored, { limitMs: 50, status })).rejects.toThrow('cancelled');
    expect(notices).toEqual([]);
  });
});

describe('the status of the network', () => {
  it('is down for a moment after a failure, and up after a success', () => {
    const { status, notices, advance } = setUp();
    status.onFailure();
    expect(status.isDown()).toBe(true);
    advance(5_000);
    expect(status.isDown()).toBe(false);
    status.onSuccess();
    status.onSuccess();
    expect(notices).toEqual([true, false]);
  });
});
