import { readFileSync } from 'node:fs';
import type { HeaderSource, RequestTarget, SignatureHeaders, VerifyResult } from '../src/index.js';

export interface VerifyingVector {
  name: string;
  method: string;
  path: string;
  headers: HeaderSource;
  now: number;
  expected: VerifyResult;
}

export interface SigningVector {
  name: string;
  input: RequestTarget & { keyId: string; secret: string; method: string; now: number };
  expected: { headers: SignatureHeaders; throws?: undefined } | { throws: true };
}

interface Vectors {
  keys: Record<string, string>;
  verifying: VerifyingVector[];
  signing: SigningVector[];
}

const file = new URL('../vectors.json', import.meta.url);

export const vectors: Vectors = JSON.parse(readFileSync(file, 'utf8'));
export const keys: ReadonlyMap<string, string> = new Map(Object.entries(vectors.keys));
