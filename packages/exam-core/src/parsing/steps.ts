/** Work that may be interrupted after each step, so that others get their turn: whoever runs it decides when. */
export type Steps<Result> = Generator<void, Result>;

/** Does all the work at once. @returns its result */
export function finish<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const { done, value } = steps.next();
    if (done === true) return value;
  }
}
