import type { Fault } from '@mockingbird/contracts';
import { JSON_DEPTH } from '../limits.js';
import { jsonPointer } from './validate.js';

const FORBIDDEN = new Set(['__proto__', 'constructor', 'prototype']);

/** Whether a name reaches into every object when a careless copy meets it. */
export const isForbiddenName = (name: string): boolean => FORBIDDEN.has(name);

/**
 * Looks for what no schema sees: names that reach into prototypes, and nesting that exhausts a stack. Database
 * operators need no look: schemas let only plain values of known names through.
 * @returns the faults; empty when the structure is harmless
 */
export function structuralFaults(root: unknown): Fault[] {
  const faults: Fault[] = [];
  const open: { value: unknown; path: PropertyKey[] }[] = [{ value: root, path: [] }];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { value, path } = next;
    if (typeof value !== 'object' || value === null) continue;
    if (path.length > JSON_DEPTH) return [...faults, { path: '', message: 'Nested too deep' }];
    for (const [key, inner] of Object.entries(value)) {
      if (isForbiddenName(key))
        faults.push({ path: jsonPointer([...path, key]), message: 'Name not allowed' });
      else open.push({ value: inner, path: [...path, key] });
    }
  }
  return faults;
}
