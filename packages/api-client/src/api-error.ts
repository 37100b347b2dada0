import type { Problem } from '@mockingbird/contracts';

/**
 * Why a call failed: `network` (no response), `timeout`, `http` (an error status) or `shape` (a response that does not
 * match its schema).
 */
export type ApiFailure = 'network' | 'timeout' | 'http' | 'shape';

/** The only error type of API calls. `status` is the HTTP status, 0 without a response. */
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
