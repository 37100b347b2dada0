import { isDatabaseAway } from '../database/errors.js';
import { databaseAway, ProblemError } from '../http/response/problem.js';

/** @returns what a command says of a failure: the number and every fault with its place, a line each */
export function explain(error: unknown): string {
  const problem = isDatabaseAway(error) ? databaseAway() : error;
  if (!(problem instanceof ProblemError)) return problem instanceof Error ? problem.message : String(problem);
  const faults = problem.faults.map(({ path, message }) => `${path.replace(/^\//, '')}: ${message}`);
  return [`${problem.code} ${problem.message}`, ...faults].join('\n  ');
}
