import { beforeEach, describe, expect, it } from '@jest/globals';
import { TooLate } from '../../../patience.js';
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
  return { ...clock, isOver: () => clock.signal.aborted };
};

describe('the time of a render', () => {
  it('is over after its limit of heartbeats, and not before', async () => {
    const render = start();
    pass(LIMITS.ownMs - HEARTBEAT_MS);
    expect(render.isOver()).toBe(false);
    pass(HEARTBEAT_MS);
    expect(render.isOver()).toBe(true);
    await expect(render.over).rejects.toThrow(new TooLate(LIMITS.ownMs));
  });

  it('is never over when it was stopped', () => {
    const render = start();
    render.stop();
    pass(LIMITS.servicesMs);
    expect(render.isOver()).toBe(false);
  });

  it('is its own: one that hangs takes no time from another', () => {
    start();
    pass(LIMITS.ownMs / 2);
    const later = start();
    pass(LIMITS.ownMs / 2);
    expect(later.isOver()).toBe(false);
  });
});

describe('the time of a render that waits for the services', () => {
  it('is longer', () => {
    const render = start();
    render.call();
    pass(LIMITS.servicesMs - HEARTBEAT_MS);
    expect(render.isOver()).toBe(false);
    pass(HEARTBEAT_MS);
    expect(render.isOver()).toBe(true);
  });

  it('begins anew with each answer to a call that was made before', () => {
    const earlier = [start(), start(), start()].map(({ call }) => call());
    const render = start();
    render.call();
    for (const answer of earlier) {
      pass(LIMITS.servicesMs - HEARTBEAT_MS);
      answer(true);
    }
    pass(LIMITS.servicesMs - HEARTBEAT_MS);
    expect(render.isOver()).toBe(false);
  });

  it('does not begin anew with answers to calls that were made later', () => {
    const render = start();
    render.call();
    for (let later = 0; later < 10; later += 1) {
      const answer = start().call();
      pass(LIMITS.servicesMs / 10);
      answer(true);
    }
    expect(render.isOver()).toBe(true);
  });

  it('is the render’s own again after the answer', () => {
    const render = start();
    const answer = render.call();
    pass(LIMITS.ownMs);
    answer(true);
    expect(render.isOver()).toBe(false);
    pass(LIMITS.ownMs);
    expect(render.isOver()).toBe(true);
  });

  it('is no longer than the render’s own while the services answer nobody, until they answer again', () => {
    start().call();
    pass(LIMITS.servicesMs);
    const during = start();
    const recovered = during.call();
    pass(LIMITS.ownMs);
    expect(during.isOver()).toBe(true);
    recovered(true);
    const after = start();
    after.call();
    pass(LIMITS.ownMs);
    expect(after.isOver()).toBe(false);
  });

  it('is not made longer by calls that failed', () => {
    start().call();
    const failing = start();
    const answer = failing.call();
    pass(LIMITS.servicesMs - HEARTBEAT_MS);
    answer(false);
    pass(HEARTBEAT_MS);
    expect(failing.isOver()).toBe(true);
  });
});
