import type { Fault } from '@mockingbird/contracts';
import { ApiError } from '@mockingbird/platform';

/** Why something did not work, in words, and what the services found wrong where. */
export interface Failure {
  reason: string;
  faults: readonly Fault[];
  /** HTTP status; 0 where there was no answer. */
  status: number;
  /** One of the services' error codes, where they answered with one. */
  code?: string | undefined;
}

/** A failure that this page noticed itself: nothing was sent. */
export const ownFailure = (reason: string): Failure => ({ reason, faults: [], status: 0 });

function reasonOf({ kind, status, problem }: ApiError): string {
  if (problem) return problem.detail;
  if (kind === 'network') return 'The site cannot be reached. Check your connection and try again.';
  if (kind === 'timeout') return 'No answer came in time. The history shows whether it was stored.';
  if (kind === 'shape') return 'The answer could not be read. The history shows whether it was stored.';
  return `The site answered with status ${status}.`;
}

/** @param error whatever a call threw */
export function failureOf(error: unknown): Failure {
  if (!(error instanceof ApiError)) return ownFailure('Something unexpected happened on this page.');
  const { problem, status } = error;
  return { reason: reasonOf(error), faults: problem?.errors ?? [], status, code: problem?.code };
}

/** Whether signing in (again, or as somebody else) may help. */
export const needsSignIn = ({ status }: Failure): boolean => status === 401 || status === 403;
