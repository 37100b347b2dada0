import { TestEnvironment } from 'jest-environment-jsdom';

/**
 * What every browser of today has and jsdom leaves out. Node's own stand in, all of one family: a Request takes only a
 * signal of its own kind.
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

/** jsdom with the parts of the fetch standard that loaders and the router need (`fetch` itself stays out). */
export default class JsdomEnvironment extends TestEnvironment {
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
