/** Work did not finish within its limit. The work itself continues. */
export class TimeoutError extends Error {
  constructor(milliseconds: number) {
    super(`Not done within ${Math.max(0, Math.round(milliseconds))} ms`);
  }
}

/**
 * Waits for work up to a limit. Work that has already finished is returned even when the limit is 0 or negative.
 * @throws {TimeoutError} after the limit, or the error of the work
 */
export function withTimeout<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new TimeoutError(milliseconds)), milliseconds);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
