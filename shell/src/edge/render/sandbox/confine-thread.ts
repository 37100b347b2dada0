import { freezeBuiltIns } from './freeze-shared.js';
import { guardDispatcher } from './guard-dispatcher.js';

/**
 * Properties of the process object that give access to things outside the thread: Node's modules, native code, files,
 * signals, or the inspector. A report contains the environment of the whole process.
 */
const UNSAFE_PROPERTIES = [
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
 * Removes from this thread what the code of remotes must not use. Node continues to use its own process object, and code
 * can reach it without its name. The unsafe properties are therefore removed from that object too. Call this after our
 * own code is loaded and before any code of a remote is.
 */
export function confineThread(): void {
  for (const name of UNSAFE_PROPERTIES) {
    if (!Reflect.deleteProperty(process, name)) throw new Error(`process.${name} cannot be removed`);
  }
  const emptyProcess = Object.freeze({ env: Object.freeze({}) });
  Object.defineProperty(globalThis, 'process', { value: emptyProcess, writable: false, configurable: false });
  guardDispatcher();
  freezeBuiltIns();
}
