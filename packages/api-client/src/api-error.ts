import type { Problem } from '@mockingbird/contracts';

/**
 * Why a call failed: `network` (no answer), `timeout`, `http` (an answer that is no success) or `shape` (an answer
 * that does not fit its schema).
 */
export type ApiFailure = 'network' | 'timeout' | 'http' | 'shape';

/** The one error that a caller of the services sees. `status` is the HTTP status, 0 when there was no answer. */
export class ApiError extends Error {
  readonly kind: ApiFailure;
  readonly status: number;
  readonly problem: Problem | undefined;

  constructor(kind: ApiFailure, message: string, status = 0, problem?: Problem, options?: ErrorOptions) {
    super(message, options);
    this.name = 'ApiError';
    this.kind = kind;
    this.status = status;
    this.problem = problem;
  }
}
