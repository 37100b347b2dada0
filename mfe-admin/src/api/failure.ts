import type { Issue } from '@mockingbird/contracts';
import { ApiError } from '@mockingbird/platform';
import * as messages from '../messages/api.js';

/** Why a call failed, and the issues that the services reported. */
export interface Failure {
  reason: string;
  issues: readonly Issue[];
  /** HTTP status; 0 without a response. */
  status: number;
  /** Error code of the services, if the response has one. */
  code?: string | undefined;
}

/** MB-1016: the password is right, and the account also needs a code. */
export const CODE_NEEDED = 'MB-1016';
/** MB-1017: the call needs a recent sign-in. */
const RECENT_SIGN_IN_NEEDED = 'MB-1017';

/** Whether the call works after the password was typed again. */
export const needsConfirmation = (failure: Failure | undefined): boolean =>
  failure?.code === RECENT_SIGN_IN_NEEDED;

/** A failure on this page: no request was sent. */
export const localFailure = (reason: string): Failure => ({ reason, issues: [], status: 0 });

function describeApiError({ kind, status, problem }: ApiError): string {
  if (problem) return problem.detail;
  if (kind === 'network') return messages.siteUnreachable;
  if (kind === 'timeout') return messages.responseTimedOut;
  if (kind === 'shape') return messages.responseUnreadable;
  return messages.theSiteAnswered(status);
}

/** @param error the value that a call threw */
export function toFailure(error: unknown): Failure {
  if (!(error instanceof ApiError)) return localFailure(messages.somethingUnexpectedHappened);
  const { problem, status } = error;
  return { reason: describeApiError(error), issues: problem?.errors ?? [], status, code: problem?.code };
}

const CONFLICT = 409;
/** Whether what is stored is not as the person saw it. */
export const isConflict = ({ status }: Failure): boolean => status === CONFLICT;

/** Whether somebody else changed the proposal since the person saw it. */
export const isConflictOfVersion = (failure: Failure): boolean =>
  isConflict(failure) && failure.issues.some(({ path }) => path === '/version');

/** Whether somebody else changed the proposal or what is published. Other conflicts have other reasons. */
export const isOutdated = (failure: Failure): boolean =>
  isConflictOfVersion(failure) ||
  (isConflict(failure) && failure.issues.some(({ path }) => path === '/basedOn'));

/** Whether signing in, perhaps with another account, can help. */
export const needsSignIn = ({ status }: Failure): boolean => status === 401 || status === 403;
