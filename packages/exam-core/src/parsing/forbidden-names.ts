import { isRecord } from './is-record.js';
import { pointer } from './json-pointer.js';

/** Field names that reach into every object when a careless copy meets them. */
const FORBIDDEN: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

/** @returns pointers to every field of a parsed JSON value, at any depth, whose name is not allowed */
export function forbiddenNames(value: unknown, path: string): string[] {
  if (Array.isArray(value)) {
    return value.flatMap((item, index) => forbiddenNames(item, pointer(path, index)));
  }
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([name, child]) => {
    const place = pointer(path, name);
    return FORBIDDEN.has(name) ? [place] : forbiddenNames(child, place);
  });
}

/** The same question without the places, which takes a tenth of the time: nearly always the answer is no. */
export function hasForbiddenNames(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(hasForbiddenNames);
  if (!isRecord(value)) return false;
  return Object.keys(value).some((name) => FORBIDDEN.has(name) || hasForbiddenNames(value[name]));
}
