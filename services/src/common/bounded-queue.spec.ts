import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { BoundedQueue } from './bounded-queue.js';

/** Work that ends when the test calls `endOne`. */
function heldWork() {
  const ends: (() => void)[] = [];
  let running = 0;
  let most = 0;
  return {
    work: async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise<void>((resolve) => ends.push(resolve));
      running -= 1;
    },
    endOne: () => ends.shift()?.(),
    begun: () => running,
    most: () => most,
  };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));
const newQueue = (atOnce: number, waiting: number) =>
  new BoundedQueue(atOnce, waiting, () => new Error('too many'));

describe('the queue of hashes', () => {
  it('runs and queues a limited number of tasks, and rejects further ones immediately', async () => {
    const held = heldWork();
    const queue = newQueue(2, 3);
    const outcomes = Array.from({ length: 8 }, () =>
      queue.run(held.work).then(
        () => 'done',
        (error: Error) => error.message,
      ),
    );
    await settled();
    expect(held.begun()).toBe(2);
    expect(await Promise.all(outcomes.slice(5))).toEqual(['too many', 'too many', 'too many']);
    for (let round = 0; round < 5; round += 1) {
      held.endOne();
      await settled();
    }
    expect(await Promise.all(outcomes.slice(0, 5))).toEqual(Array.from({ length: 5 }, () => 'done'));
    expect(held.most()).toBe(2);
  });

  it('goes on after a failure, and hands on what the work gave', async () => {
    const queue = newQueue(1, 1);
    await expect(queue.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await queue.run(() => Promise.resolve(7))).toBe(7);
  });

  it('serves in the order of arrival, and never runs more than it may', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 4 }),
        fc.array(fc.constantFrom('come', 'end'), { maxLength: 60 }),
        async (atOnce, events) => {
          const held = heldWork();
          const queue = newQueue(atOnce, events.length);
          const order: number[] = [];
          const all: Promise<void>[] = [];
          const come = (at: number) =>
            queue.run(() => {
              order.push(at);
              return held.work();
            });
          for (const event of events) {
            if (event === 'come') all.push(come(all.length));
            else held.endOne();
            await settled();
          }
          while (order.length < all.length || held.begun() > 0) {
            held.endOne();
            await settled();
          }
          await Promise.all(all);
          expect(order).toEqual(all.map((_, at) => at));
          expect(held.most()).toBeLessThanOrEqual(atOnce);
        },
      ),
    );
  });
});
