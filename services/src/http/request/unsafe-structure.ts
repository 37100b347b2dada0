import type { Issue } from '@mockingbird/contracts';
import { JSON_DEPTH } from '../limits.js';
import { jsonPointer } from './validate.js';

const FORBIDDEN = new Set(['__proto__', 'constructor', 'prototype']);

/** Whether a name would change object prototypes if the value were merged carelessly. */
export const isForbiddenName = (name: string): boolean => FORBIDDEN.has(name);

/**
 * Finds problems that no schema detects: names that reach into prototypes, and nesting that exhausts the stack. Database
 * operators are not a risk: schemas accept only plain values of known names.
 * @returns the issues; empty if the structure is safe
 */
export function findUnsafeStructure(root: unknown): Issue[] {
  const issues: Issue[] = [];
  const pending: { value: unknown; path: PropertyKey[] }[] = [{ value: root, path: [] }];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    const { value, path } = next;
    if (typeof value !== 'object' || value === null) continue;
    if (path.length > JSON_DEPTH) return [...issues, { path: '', message: 'Nested too deep' }];
    for (const [key, inner] of Object.entries(value)) {
      if (isForbiddenName(key))
        issues.push({ path: jsonPointer([...path, key]), message: 'Name not allowed' });
      else pending.push({ value: inner, path: [...path, key] });
    }
  }
  return issues;
}
