import { beforeEach, describe, expect, it } from '@jest/globals';
import { TimeoutError } from '../../../shared/timeout.js';
import { HEARTBEAT_MS } from '../../limits.js';
import { RenderClocks } from './render-clock.js';

const LIMITS = { ownMs: 400, servicesMs: 2_000 };

let clocks: RenderClocks;

beforeEach(() => {
  clocks = new RenderClocks(LIMITS.servicesMs);
});

const pass = (milliseconds: number) => {
  for (let passed = 0; passed < milliseconds; passed += HEARTBEAT_MS) clocks.tick();
};

const start = () => {
  const clock = clocks.start(LIMITS);
  return { ...clock, hasExpired: () => clock.signal.aborted };
};

describe('the time of a render', () => {
  it('is over after its limit of heartbeats, and not before', async () => {
    const render = start();
    pass(LIMITS.ownMs - HEARTBEAT_MS);
    expect(render.hasExpired()).toBe(false);
    pass(HEARTBEAT_MS);
    expect(render.hasExpired()).toBe(true);
    await expect(render.expired).rejects.toThrow(new TimeoutError(LIMITS.ownMs));
  });

  it('is never over when it was stopped', () => {
    const render = start();
    render.stop();
    pass(LIMITS.servicesMs);
    expect(render.hasExpired()).toBe(false);
  });

  it('is independent: one that hangs takes no time from another', () => {
    start();
    pass(LIMITS.ownMs / 2);
    const later = start();
    pass(LIMITS.ownMs / 2);
    expect(later.hasExpired()).toBe(false);
  });
});

describe('the time of a render that waits for the services', () => {
  it('is longer', () => {
    const render = start();
    render.startCall();
    pass(LIMITS.servicesMs - HEARTBEAT_MS);
    expect(render.hasExpired()).toBe(false);
    pass(HEARTBEAT_MS);
    expect(render.hasExpired()).toBe(true);
  });

  it('restarts with each answer to an earlier call', () => {
    const earlier = [start(), start(), start()].map(({ startCall }) => startCall());
    const render = start();
    render.startCall();
    for (const answer of earlier) {
      pass(LIMITS.servicesMs - HEARTBEAT_MS);
      answer(true);
    }
    pass(LIMITS.servicesMs - HEARTBEAT_MS);
    expect(render.hasExpired()).toBe(false);
  });

  it('does not restart with answers to later calls', () => {
    const render = start();
    render.startCall();
    for (let later = 0; later < 10; later += 1) {
      const answer = start().startCall();
      pass(LIMITS.servicesMs / 10);
      answer(true);
    }
    expect(render.hasExpired()).toBe(true);
  });

  it('is the render’s own time again after the answer', () => {
    const render = start();
    const answer = render.startCall();
    pass(LIMITS.ownMs);
    answer(true);
    expect(render.hasExpired()).toBe(false);
    pass(LIMITS.ownMs);
    expect(render.hasExpired()).toBe(true);
  });

  it('is not longer while the services answer nothing, until they answer again', () => {
    start().startCall();
    pass(LIMITS.servicesMs);
    const during = start();
    const recovered = during.startCall();
    pass(LIMITS.ownMs);
    expect(during.hasExpired()).toBe(true);
    recovered(true);
    const after = start();
    after.startCall();
    pass(LIMITS.ownMs);
    expect(after.hasExpired()).toBe(false);
  });

  it('does not restart after failed calls', () => {
    start().startCall();
    const failing = start();
    const answer = failing.startCall();
    pass(LIMITS.servicesMs - HEARTBEAT_MS);
    answer(false);
    pass(HEARTBEAT_MS);
    expect(failing.hasExpired()).toBe(true);
  });
});
