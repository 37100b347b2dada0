/** Work was not done within its limit; it goes on all the same. */
export class TooLate extends Error {
  constructor(milliseconds: number) {
    super(`Not done within ${Math.max(0, Math.round(milliseconds))} ms`);
  }
}

/**
 * Waits for work, but not for ever.
 * @throws {TooLate} after the limit, or what the work throws
 */
export function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new TooLate(milliseconds)), milliseconds);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
