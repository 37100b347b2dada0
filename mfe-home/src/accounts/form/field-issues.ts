import { ApiError } from '@mockingbird/platform';

/** Field name to its validation message. */
export type FieldIssues = Readonly<Record<string, string>>;

export const NO_ISSUES: FieldIssues = {};

const CONFLICT = 409;

/**
 * Reads the issues of single fields from an API error: the path `/username` belongs to the field `username`. For a
 * conflict, the problem's `detail` is the clearest message.
 */
export function readFieldIssues(error: unknown): FieldIssues {
  const problem = error instanceof ApiError ? error.problem : undefined;
  const issues = (problem?.errors ?? []).map(({ path, message }) => [
    path.replace(/^\//, ''),
    problem?.status === CONFLICT ? problem.detail : message,
  ]);
  return Object.fromEntries(issues);
}
