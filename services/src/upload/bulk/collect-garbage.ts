import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

let collect: (() => void) | undefined;

/**
 * Frees what long work has left behind. V8 would let the heap grow to several times of what is needed before it looks,
 * because it does not know that a limit on memory is wanted. Takes some tens of milliseconds: call it seldom.
 */
export function giveBackMemory(): void {
  collect ??= exposed();
  collect();
}

/** The collector is there for programs only when a flag says so; a context made afterwards has it. */
function exposed(): () => void {
  setFlagsFromString('--expose-gc');
  const found: unknown = runInNewContext('gc');
  return typeof found === 'function' ? () => void Reflect.apply(found, undefined, []) : () => undefined;
}
