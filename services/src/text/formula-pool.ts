import { availableParallelism } from 'node:os';
import { FORMULA_BATCH, FORMULA_FAILED_STARTS, FORMULA_STOPS } from './limits.js';
import { FormulaThread } from './formula-thread.js';

/** How many more threads the formulas of one file or text may terminate. */
export interface StopBudget {
  left: number;
}

export const newStopBudget = (): StopBudget => ({ left: FORMULA_STOPS });

/**
 * Renders formulas.
 * @param formulas TeX without the dollar signs
 * @param budget shared by all formulas of the file or text
 * @returns MathML in the same order; undefined for a formula that cannot be shown
 */
export type RenderFormulas = (
  formulas: readonly string[],
  budget: StopBudget,
) => Promise<(string | undefined)[]>;

interface Job {
  pending: { index: number; tex: string }[];
  results: (string | undefined)[];
  budget: StopBudget;
  resolve: (results: (string | undefined)[]) => void;
  reject: (error: Error) => void;
}

/** Leaves one processor for the main thread if possible. No file of questions needs more than two threads. */
const poolSize = (processors: number) => Math.min(2, Math.max(1, processors - 1));

/**
 * A pool of threads that render formulas. Threads start on demand and are replaced after a formula terminated one. Callers
 * share the threads fairly, so that none waits for the whole file of another.
 */
export class FormulaPool {
  private readonly queue: Job[] = [];
  private readonly idle: FormulaThread[] = [];
  private readonly busy = new Set<FormulaThread>();
  private failedStarts = 0;
  private isClosed = false;

  constructor(
    private readonly newThread: () => FormulaThread = () => new FormulaThread(),
    private readonly size: number = poolSize(availableParallelism()),
  ) {}

  /** See `RenderFormulas`. @throws when no thread starts, or when the pool is closed */
  render(formulas: readonly string[], budget: StopBudget = newStopBudget()): Promise<(string | undefined)[]> {
    return new Promise((resolve, reject) => {
      const pending = formulas.map((tex, index) => ({ index, tex }));
      const results = formulas.map(() => undefined);
      this.queue.push({ pending, results, budget, resolve, reject });
      this.next();
    });
  }

  async close(): Promise<void> {
    this.isClosed = true;
    await Promise.all([...this.idle, ...this.busy].map((thread) => thread.close()));
    this.next();
  }

  private next(): void {
    for (let job = this.queue.shift(); job !== undefined; job = this.queue.shift()) {
      if (this.isClosed) job.reject(new Error('The formula pool is closed'));
      else if (job.pending.length === 0 || job.budget.left <= 0) job.resolve(job.results);
      else if (!this.begin(job)) return void this.queue.unshift(job);
    }
  }

  /** @returns false when every thread is busy */
  private begin(job: Job): boolean {
    if (this.busy.size >= this.size) return false;
    const thread = this.idle.pop() ?? this.newThread();
    this.busy.add(thread);
    void this.work(thread, job);
    return true;
  }

  private async work(thread: FormulaThread, job: Job): Promise<void> {
    const answer = await thread.render(job.pending.slice(0, FORMULA_BATCH).map(({ tex }) => tex));
    this.busy.delete(thread);
    if (!thread.isEnded) this.idle.push(thread);
    if (answer.ok) {
      this.failedStarts = 0;
      for (const [position, { index }] of job.pending.splice(0, answer.results.length).entries()) {
        job.results[index] = answer.results[position];
      }
    } else if (answer.culprit === undefined) {
      this.failedStarts += 1;
      if (this.failedStarts >= FORMULA_FAILED_STARTS) {
        job.reject(
          new Error(
            `The threads that render formulas ended ${this.failedStarts} times before their first formula`,
          ),
        );
        return this.next();
      }
    } else {
      job.pending.splice(answer.culprit, 1);
      job.budget.left -= 1;
    }
    this.queue.push(job);
    this.next();
  }
}
