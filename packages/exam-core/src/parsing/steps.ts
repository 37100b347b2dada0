/** Work in steps. The caller decides when the next step runs, so that other work can run between. */
export type Steps<Result> = Generator<void, Result>;

/** Runs all steps without a pause. @returns the result */
export function finish<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const { done, value } = steps.next();
    if (done === true) return value;
  }
}
