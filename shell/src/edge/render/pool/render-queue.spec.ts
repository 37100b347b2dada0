import { beforeEach, describe, expect, it } from '@jest/globals';
import type { PendingRender } from './pool-worker.js';
import { RenderQueue } from './render-queue.js';

const LIMIT_MS = 2_000;

/** What the queue reads of a render is which one it is. */
const render = (id: number) => ({ job: { id } }) as PendingRender;
const [first, second, third] = [render(1), render(2), render(3)];

let queue: RenderQueue;

beforeEach(() => {
  queue = new RenderQueue();
  queue.add(second);
  queue.addFirst(first);
  queue.add(third);
});

describe('the queue of renders', () => {
  it('gives the first one that may go', () => {
    expect(queue.take(({ job }) => job.id > 1)).toBe(second);
    expect(queue.take(() => true)).toBe(first);
    expect(queue.take(({ job }) => job.id > 3)).toBeUndefined();
    expect(queue.length).toBe(1);
  });

  it('lets go of those that waited for the limit', () => {
    expect(queue.pass(LIMIT_MS - 1, LIMIT_MS)).toEqual([]);
    const late = render(4);
    queue.add(late);
    expect(queue.pass(1, LIMIT_MS)).toEqual([first, second, third]);
    expect(queue.clear()).toEqual([late]);
    expect(queue.length).toBe(0);
  });

  it('lets some wait as long again', () => {
    queue.pass(LIMIT_MS - 1, LIMIT_MS);
    queue.extend(({ job }) => job.id === 2);
    expect(queue.pass(1, LIMIT_MS)).toEqual([first, third]);
    expect(queue.length).toBe(1);
  });
});
