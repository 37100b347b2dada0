import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

let collect: (() => void) | undefined;

/**
 * Runs the garbage collector. Without it V8 would let the heap grow to several times the required size, because it does not
 * know the memory limit of the machine. A run takes some ten milliseconds: call it rarely.
 */
export function collectGarbage(): void {
  collect ??= exposeCollector();
  collect();
}

/** A flag makes the collector available in contexts that are created afterwards. */
function exposeCollector(): () => void {
  setFlagsFromString('--expose-gc');
  const gc: unknown = runInNewContext('gc');
  return typeof gc === 'function' ? () => void Reflect.apply(gc, undefined, []) : () => undefined;
}
