import { describeIssues, type SchemaIssue } from '../parsing/describe-issue.js';
import type { IssueList } from '../parsing/issue-list.js';
import { pointer } from '../parsing/json-pointer.js';
import { readJson } from '../parsing/read-json.js';
import { mergeDetails } from './merge-stored.js';

/** The fields of a form, from inputs or from a multipart request. */
export type FormFields = Readonly<Record<string, unknown>>;

/** The part of a schema that the parsers need. */
interface Schema<T> {
  safeParse(
    value: unknown,
  ): { success: true; data: T } | { success: false; error: { issues: readonly SchemaIssue[] } };
}

/**
 * Parses a value with a schema.
 * @param path JSON pointer to it, for the issues
 * @returns the parsed value, or undefined when issues were added
 */
export function parseBySchema<T>(
  schema: Schema<T>,
  value: unknown,
  path: string,
  issues: IssueList,
): T | undefined {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  for (const issue of describeIssues(parsed.error.issues, value, path)) issues.add(issue.path, issue.message);
  return undefined;
}

/**
 * Reads the field `details`, which has all fields without an input, as JSON text or as a parsed value. Absent or empty
 * is `{}`.
 * @param stored details that stay unless new ones are sent
 * @returns the parsed details, or undefined when issues were added
 */
export function parseDetails<T>(
  schema: Schema<T>,
  fields: FormFields,
  issues: IssueList,
  stored: FormFields = {},
): T | undefined {
  const details = fields['details'];
  const path = pointer('', 'details');
  const parse = (sent: unknown) => parseBySchema(schema, mergeDetails(sent, stored), path, issues);
  if (details === undefined || details === '') return parse({});
  if (typeof details !== 'string') return parse(details);
  const json = readJson(details);
  if (json.ok) return parse(json.value);
  issues.add(path, json.message);
  return undefined;
}
