import { isDatabaseUnavailable } from '../database/errors.js';
import { databaseUnavailable, ProblemError } from '../http/response/problem.js';

/** @returns the text that a command prints for an error: its code and message, then one line for each issue */
export function explainError(error: unknown): string {
  const problem = isDatabaseUnavailable(error) ? databaseUnavailable() : error;
  if (!(problem instanceof ProblemError)) return problem instanceof Error ? problem.message : String(problem);
  const issues = problem.issues.map(({ path, message }) => `${path.replace(/^\//, '')}: ${message}`);
  return [`${problem.code} ${problem.message}`, ...issues].join('\n  ');
}
