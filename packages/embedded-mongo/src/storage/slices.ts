import { WRITE_SLICE_MS } from '../limits.js';
import type { Store } from './store.js';

/**
 * Runs work as a row of transactions. Whenever the work yields it may be interrupted: what it did so far is committed, and
 * others have their turn. What it knew of the store may then be out of date.
 * @returns what the work comes to, once all of it is on disk
 */
export async function inSlices<T>(store: Store, work: Generator<void, T>): Promise<T> {
  for (;;) {
    const step = await store.write(() => {
      const end = Date.now() + WRITE_SLICE_MS;
      let next = work.next();
      while (!next.done && Date.now() < end) next = work.next();
      return next;
    });
    if (step.done) return step.value;
  }
}
