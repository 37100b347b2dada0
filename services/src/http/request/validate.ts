import type { Fault } from '@mockingbird/contracts';
import * as z from 'zod';
import { invalid } from '../response/problem.js';

// zod/mini, which the contracts are written in, says only "Invalid input" unless it is given its words.
z.config(z.locales.en());

/** @returns the JSON pointer (RFC 6901) of a path; the whole document is the empty text */
export function jsonPointer(path: readonly PropertyKey[]): string {
  return path.map((step) => `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}

/** A union's own message says nothing: the faults of the alternative that got furthest do. */
function leaves(issue: z.core.$ZodIssue, base: readonly PropertyKey[]): Fault[] {
  const path = [...base, ...issue.path];
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({ path: jsonPointer([...path, key]), message: 'Unknown field' }));
  }
  if (issue.code === 'invalid_union') {
    const deepest = issue.errors
      .filter((alternative) => alternative.every(({ code }) => code !== 'invalid_type'))
      .toSorted((left, right) => left.length - right.length)[0];
    if (deepest !== undefined) return deepest.flatMap((inner) => leaves(inner, path));
  }
  return [{ path: jsonPointer(path), message: issue.message }];
}

/** @returns every fault that zod found, each with its place */
function faultsOf(error: z.core.$ZodError): Fault[] {
  return error.issues.flatMap((issue) => leaves(issue, []));
}

export type Checked<Value> = { ok: true; value: Value } | { ok: false; faults: Fault[] };

/** Parses a value that came from outside to the value or to every fault in it. */
export function check<Schema extends z.core.$ZodType>(
  schema: Schema,
  value: unknown,
): Checked<z.output<Schema>> {
  const parsed = z.safeParse(schema, value);
  return parsed.success ? { ok: true, value: parsed.data } : { ok: false, faults: faultsOf(parsed.error) };
}

/** @throws ProblemError MB-1002 with every fault */
export function checked<Schema extends z.core.$ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const result = check(schema, value);
  if (!result.ok) throw invalid(result.faults);
  return result.value;
}
