import { freezeBuiltIns } from './freeze-shared.js';
import { guardDispatcher } from './guard-dispatcher.js';

/**
 * What would lead out of the thread from the process object: to Node's modules, native code, files, signals, the
 * inspector, or a report with the whole process' environment.
 */
const WAYS_OUT = [
  'getBuiltinModule',
  'binding',
  '_linkedBinding',
  'dlopen',
  'mainModule',
  'kill',
  '_kill',
  '_debugProcess',
  '_debugEnd',
  'abort',
  'chdir',
  'execve',
  'loadEnvFile',
  'report',
  'openStdin',
  '_getActiveHandles',
  '_getActiveRequests',
];

/**
 * Takes from this thread what the code of remotes has no business with. Node goes on using its own process object, so
 * that has to lose its ways out too: it can be come by without its name. To be called once everything of our own is
 * loaded, and before anything of theirs is.
 */
export function confineThread(): void {
  for (const way of WAYS_OUT) {
    if (!Reflect.deleteProperty(process, way)) throw new Error(`process.${way} cannot be removed`);
  }
  const poor = Object.freeze({ env: Object.freeze({}) });
  Object.defineProperty(globalThis, 'process', { value: poor, writable: false, configurable: false });
  guardDispatcher();
  freezeBuiltIns();
}
