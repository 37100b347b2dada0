import { describeIssues, type SchemaIssue } from '../parsing/describe-issue.js';
import type { FaultList } from '../parsing/fault-list.js';
import { pointer } from '../parsing/json-pointer.js';
import { readJson } from '../parsing/read-json.js';
import { mergeDetails } from './merge-stored.js';

/** The fields of a form, as entered or as multipart fields arrive. */
export type FormFields = Readonly<Record<string, unknown>>;

/** What the parsers need of a schema. */
interface Schema<T> {
  safeParse(
    value: unknown,
  ): { success: true; data: T } | { success: false; error: { issues: readonly SchemaIssue[] } };
}

/**
 * Parses a value by a schema.
 * @param path JSON pointer to it, for the faults
 * @returns the parsed value, or undefined when faults were added
 */
export function parseBySchema<T>(
  schema: Schema<T>,
  value: unknown,
  path: string,
  faults: FaultList,
): T | undefined {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  for (const issue of describeIssues(parsed.error.issues, value, path)) faults.add(issue.path, issue.message);
  return undefined;
}

/**
 * Reads the field `details`: what the form has no field for, as a JSON text (or parsed already). Absent or empty is `{}`.
 * @param stored details that stay where nothing else is sent
 * @returns the parsed details, or undefined when faults were added
 */
export function parseDetails<T>(
  schema: Schema<T>,
  fields: FormFields,
  faults: FaultList,
  stored: FormFields = {},
): T | undefined {
  const details = fields['details'];
  const path = pointer('', 'details');
  const parse = (sent: unknown) => parseBySchema(schema, mergeDetails(sent, stored), path, faults);
  if (details === undefined || details === '') return parse({});
  if (typeof details !== 'string') return parse(details);
  const json = readJson(details);
  if (json.ok) return parse(json.value);
  faults.add(path, json.message);
  return undefined;
}
