import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import {
  FORMULA_CHARACTERS,
  FORMULA_CHECK_MS,
  FORMULA_EXPANSIONS,
  FORMULA_HEAP_MB,
  FORMULA_MATHML_CHARACTERS,
  FORMULA_MS,
  FORMULA_SIZE_EM,
  FORMULA_SLICE_MS,
  FORMULA_UNMEASURED_MS,
  FORMULA_WAIT_MS,
  FORMULA_YOUNG_HEAP_MB,
} from './limits.js';
import { threadTimeMs } from './thread-time.js';

export const FORMULA_LIMITS = {
  sourceCharacters: FORMULA_CHARACTERS,
  mathmlCharacters: FORMULA_MATHML_CHARACTERS,
  expansions: FORMULA_EXPANSIONS,
  sizeEm: FORMULA_SIZE_EM,
};
const WORKER_FILE = fileURLToPath(new URL('./formula-worker.mjs', import.meta.url));

type FromWorker =
  { type: 'ready'; thread: string | undefined } | { type: 'rendered'; results: (string | undefined)[] };

/** The result of a batch of formulas. */
export type ThreadAnswer =
  /** MathML of the first formulas of the batch; undefined for a formula that cannot be shown. */
  | { ok: true; results: (string | undefined)[] }
  /** The thread was terminated. `culprit` is the index of the formula that it was rendering, if any. */
  | { ok: false; culprit: number | undefined };

/** Indexes in the memory that is shared with the worker. */
const BEGUN = 0;
const ENDED = 1;

/** State of the thread at one time. */
interface Progress {
  /** Number of formulas that it has started. */
  begun: number;
  isAtWork: boolean;
  /** Time of this state, in milliseconds. */
  at: number;
  /** Processor time of the thread in milliseconds, if the system reports it. */
  usedMs: number | undefined;
}

/** @returns whether one formula has exceeded its time between two checks */
function isTooLong(before: Progress, now: Progress): boolean {
  const waitedMs = now.at - before.at;
  if (before.usedMs === undefined || now.usedMs === undefined) return waitedMs > FORMULA_UNMEASURED_MS;
  return now.usedMs - before.usedMs > FORMULA_MS || waitedMs > FORMULA_WAIT_MS;
}

/** One worker thread that renders formulas. It is terminated when a formula takes too much time or memory. */
export class FormulaThread {
  private readonly counts = new Int32Array(new SharedArrayBuffer(2 * Int32Array.BYTES_PER_ELEMENT));
  private readonly worker: Worker;
  private thread: string | undefined;
  private settle: ((answer: ThreadAnswer) => void) | undefined;
  /** Number of formulas that had started before the current batch. */
  private begunBefore = 0;
  private check: NodeJS.Timeout | undefined;
  private last: Progress = { begun: 0, isAtWork: false, at: 0, usedMs: undefined };
  isEnded = false;

  /** @param workerFile tests use another program to exceed the limits */
  constructor(workerFile: string = WORKER_FILE) {
    this.worker = new Worker(workerFile, {
      workerData: { limits: FORMULA_LIMITS, sliceMs: FORMULA_SLICE_MS, progress: this.counts.buffer },
      // By default a worker inherits the environment and options of the process; it needs neither.
      env: {},
      execArgv: [],
      resourceLimits: {
        maxOldGenerationSizeMb: FORMULA_HEAP_MB,
        maxYoungGenerationSizeMb: FORMULA_YOUNG_HEAP_MB,
      },
    });
    // An idle thread does not keep the process alive.
    this.worker.unref();
    this.worker.on('message', (message: FromWorker) => {
      if (message.type === 'ready') this.thread = message.thread;
      else this.answer({ ok: true, results: message.results });
    });
    this.worker.on('error', () => this.end());
    this.worker.on('exit', () => this.end());
  }

  /** Renders as many formulas as possible within one time slice, at least one. The thread must be idle. */
  render(formulas: readonly string[]): Promise<ThreadAnswer> {
    return new Promise((resolve) => {
      this.settle = resolve;
      if (this.isEnded) return this.answer({ ok: false, culprit: undefined });
      this.begunBefore = this.count(BEGUN);
      this.last = this.progress();
      this.worker.ref();
      this.check = setInterval(() => this.checkTime(), FORMULA_CHECK_MS);
      this.worker.postMessage(formulas);
    });
  }

  async close(): Promise<void> {
    this.end();
    await this.worker.terminate();
  }

  private count(index: number): number {
    return Atomics.load(this.counts, index);
  }

  private progress(): Progress {
    const begun = this.count(BEGUN);
    const usedMs = this.thread === undefined ? undefined : threadTimeMs(this.thread);
    return { begun, isAtWork: begun > this.count(ENDED), at: performance.now(), usedMs };
  }

  /** Terminates the thread when one formula exceeds its time. */
  private checkTime(): void {
    const now = this.progress();
    const isSame = now.isAtWork && now.begun === this.last.begun;
    const isMeasuredSinceNow = this.last.usedMs === undefined && now.usedMs !== undefined;
    if (!isSame || isMeasuredSinceNow) this.last = now;
    else if (isTooLong(this.last, now)) void this.close();
  }

  private end(): void {
    this.isEnded = true;
    const begun = this.count(BEGUN) - this.begunBefore;
    this.answer({ ok: false, culprit: begun === 0 ? undefined : begun - 1 });
  }

  private answer(answer: ThreadAnswer): void {
    clearInterval(this.check);
    this.worker.unref();
    const { settle } = this;
    this.settle = undefined;
    settle?.(answer);
  }
}
