import * as browser from '../src/browser.js';
import type { SignatureHeaders, SignInput, VerifyInput, VerifyResult } from '../src/index.js';
import * as node from '../src/node.js';

export interface Implementation {
  name: string;
  sign(input: SignInput): Promise<SignatureHeaders>;
  verify(input: VerifyInput): Promise<VerifyResult>;
}

/** Runs a function as on a page without Web Crypto: over plain http on an address other than localhost. */
async function onInsecurePage<T>(run: () => Promise<T>): Promise<T> {
  const original = globalThis.crypto;
  Object.defineProperty(globalThis, 'crypto', { configurable: true, value: {} });
  try {
    return await run();
  } finally {
    Object.defineProperty(globalThis, 'crypto', { configurable: true, value: original });
  }
}

export const implementations: Implementation[] = [
  {
    name: 'node:crypto',
    sign: async (input) => node.signRequest(input),
    verify: async (input) => node.verifyRequest(input),
  },
  {
    name: 'Web Crypto',
    sign: (input) => browser.signRequest(input),
    verify: (input) => browser.verifyRequest(input),
  },
  {
    name: 'pure fallback',
    sign: (input) => onInsecurePage(() => browser.signRequest(input)),
    verify: (input) => onInsecurePage(() => browser.verifyRequest(input)),
  },
];
