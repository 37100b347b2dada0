/** Runs tasks one at a time, in order of arrival. A failed task does not stop the next one. */
export class Mutex {
  private last: Promise<unknown> = Promise.resolve();

  run<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = this.last.then(work);
    this.last = result.catch(() => undefined);
    return result;
  }
}
