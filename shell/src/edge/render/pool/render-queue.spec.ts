import { beforeEach, describe, expect, it } from '@jest/globals';
import type { PendingRender } from './pool-worker.js';
import { RenderQueue } from './render-queue.js';

const LIMIT_MS = 2_000;

/** The queue reads nothing else of a render. */
const render = (id: number) => ({ job: { id } }) as PendingRender;
const [first, second, third] = [render(1), render(2), render(3)];

let queue: RenderQueue;

beforeEach(() => {
  queue = new RenderQueue();
  queue.add(second);
  queue.prepend(first);
  queue.add(third);
});

describe('the queue of renders', () => {
  it('returns the first one that something is chosen for', () => {
    const chooseAbove = (least: number) =>
      queue.takeFirst(({ job }) => (job.id > least ? `worker ${job.id}` : undefined));
    expect(queue.some(({ job }) => job.id > 2)).toBe(true);
    expect(chooseAbove(1)).toEqual({ next: second, chosen: 'worker 2' });
    expect(chooseAbove(0)).toEqual({ next: first, chosen: 'worker 1' });
    expect(chooseAbove(3)).toBeUndefined();
    expect(queue.length).toBe(1);
    expect(queue.some(({ job }) => job.id < 3)).toBe(false);
  });

  it('removes those that reached the limit', () => {
    expect(queue.addWaitingTime(LIMIT_MS - 1, LIMIT_MS)).toEqual([]);
    const late = render(4);
    queue.add(late);
    expect(queue.addWaitingTime(1, LIMIT_MS)).toEqual([first, second, third]);
    expect(queue.clear()).toEqual([late]);
    expect(queue.length).toBe(0);
  });

  it('resets the waiting time of some', () => {
    queue.addWaitingTime(LIMIT_MS - 1, LIMIT_MS);
    queue.resetWaitingTime(({ job }) => job.id === 2);
    expect(queue.addWaitingTime(1, LIMIT_MS)).toEqual([first, third]);
    expect(queue.length).toBe(1);
  });
});
