/**
 * Yielded by a stream of documents after some work: the reader lets other work run, or passes the pause on. The stages
 * stay plain generators that way.
 */
export const PAUSE = Symbol('pause');
export type Pause = typeof PAUSE;

/** Lets everything else that waits have its turn. */
export async function breathe(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

/** The documents alone, for work that must not be interrupted. */
export function* withoutPauses<T>(stream: Iterable<T | Pause>): Generator<T> {
  for (const item of stream) if (item !== PAUSE) yield item;
}

/** Reads a stream whole and gives way whenever it asks for it. */
export async function forEachPausing<T>(
  stream: Iterable<T | Pause>,
  visit: (item: T) => void,
): Promise<void> {
  for (const item of stream) {
    if (item === PAUSE) await breathe();
    else visit(item);
  }
}

/** Runs work to its end and gives way whenever it asks for it. @returns what it comes to */
export async function finish<T>(work: Generator<Pause, T>): Promise<T> {
  for (let step = work.next(); ; step = work.next()) {
    if (step.done) return step.value;
    await breathe();
  }
}
