import type { Issue } from '@mockingbird/contracts';
import * as z from 'zod';
import { invalid } from '../response/problem.js';

// The contracts use zod/mini, whose only message is "Invalid input" without a locale.
z.config(z.locales.en());

/** @returns the JSON pointer (RFC 6901) of a path; an empty string for the whole document */
export function jsonPointer(path: readonly PropertyKey[]): string {
  return path.map((step) => `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}

/** Flattens an issue. For a union, returns the issues of the alternative that matches best. */
function flattenIssue(issue: z.core.$ZodIssue, base: readonly PropertyKey[]): Issue[] {
  const path = [...base, ...issue.path];
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({ path: jsonPointer([...path, key]), message: 'Unknown field' }));
  }
  if (issue.code === 'invalid_union') {
    const bestMatch = issue.errors
      .filter((alternative) => alternative.every(({ code }) => code !== 'invalid_type'))
      .toSorted((left, right) => left.length - right.length)[0];
    if (bestMatch !== undefined) return bestMatch.flatMap((inner) => flattenIssue(inner, path));
  }
  return [{ path: jsonPointer(path), message: issue.message }];
}

/** @returns all issues of a zod error, each with its path */
function toIssues(error: z.core.$ZodError): Issue[] {
  return error.issues.flatMap((issue) => flattenIssue(issue, []));
}

export type ValidationResult<Value> = { ok: true; value: Value } | { ok: false; issues: Issue[] };

/** Parses an external value. @returns the value, or all issues */
export function validate<Schema extends z.core.$ZodType>(
  schema: Schema,
  value: unknown,
): ValidationResult<z.output<Schema>> {
  const parsed = z.safeParse(schema, value);
  return parsed.success ? { ok: true, value: parsed.data } : { ok: false, issues: toIssues(parsed.error) };
}

/** @throws ProblemError MB-1002 with every issue */
export function validateOrThrow<Schema extends z.core.$ZodType>(
  schema: Schema,
  value: unknown,
): z.output<Schema> {
  const result = validate(schema, value);
  if (!result.ok) throw invalid(result.issues);
  return result.value;
}
