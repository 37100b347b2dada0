import { TestEnvironment } from 'jest-environment-jsdom';

/**
 * Web APIs that all current browsers have and jsdom lacks. Node's versions replace them together, because a Request
 * accepts only its own type of signal.
 * @type {(keyof typeof globalThis)[]}
 */
const FROM_NODE = [
  'AbortController',
  'AbortSignal',
  'Headers',
  'ReadableStream',
  'Request',
  'Response',
  'TextDecoder',
  'TextEncoder',
  'structuredClone',
];

/** jsdom with the parts of the fetch standard that loaders and the router need, without `fetch`. */
export default class JsdomEnvironment extends TestEnvironment {
  /** @override */
  async setup() {
    await super.setup();
    for (const name of FROM_NODE) {
      Object.defineProperty(this.global, name, {
        value: globalThis[name],
        writable: true,
        configurable: true,
      });
    }
  }
}
