import { Worker } from 'node:worker_threads';
import { HEARTBEAT_MS, WORKER_HEAP_MB } from '../limits.js';
import {
  VITALS,
  type FromWorker,
  type RenderJob,
  type RenderResult,
  type ServerVersion,
  type ToWorker,
  type WorkerSetup,
} from './protocol.js';
import { Silence } from './silence.js';
import { threadWorkMs } from './thread-clock.js';

export interface PendingRender {
  job: RenderJob;
  retried: boolean;
  /** Gives it so many milliseconds from now on; then it is given up. */
  allow: (milliseconds: number) => void;
  settle: (result: RenderResult) => void;
}

const MICROSECONDS_PER_MS = 1_000;

interface Listeners {
  onIdle: () => void;
  /** @param guilty whose code held the thread, where that is known */
  onStall: (worker: PoolWorker, guilty: ServerVersion | undefined, pending: PendingRender[]) => void;
}

interface Warming {
  version: ServerVersion;
  settle: (warmed: boolean) => void;
}

/** One worker thread, its renders under way, and an ear on its heartbeat. */
export class PoolWorker {
  readonly ready: Promise<void>;
  isReady = false;
  /** Whether it ever worked. */
  wasReady = false;
  private readonly vitals = new Int32Array(new SharedArrayBuffer(8));
  private readonly pending = new Map<number, PendingRender>();
  private readonly warming = new Map<number, Warming>();
  private readonly worker: Worker;
  private readonly watch: NodeJS.Timeout;
  private readonly silence = new Silence();
  private thread: string | undefined;
  private gone = false;

  constructor(
    file: string,
    setup: Omit<WorkerSetup, 'vitals'>,
    private readonly listeners: Listeners,
  ) {
    this.worker = new Worker(file, {
      workerData: { ...setup, vitals: this.vitals.buffer },
      // A worker inherits the environment unless told otherwise, and remotes' code runs in it.
      env: {},
      resourceLimits: { maxOldGenerationSizeMb: WORKER_HEAP_MB },
    });
    this.ready = new Promise((resolve) => {
      this.worker.on('message', (message: FromWorker) => {
        if (message.type === 'ready') {
          this.thread = message.thread;
          this.isReady = true;
          this.wasReady = true;
          resolve();
        } else if (message.type === 'warmed') this.warmed(message.id);
        else this.done(message.id, message.result);
      });
      this.worker.on('error', () => this.fail());
      this.worker.on('exit', () => {
        resolve();
        this.fail();
      });
    });
    this.watch = setInterval(() => this.listen(), HEARTBEAT_MS);
    this.watch.unref();
  }

  get load(): number {
    return this.pending.size;
  }

  /** How many renders of one version it works on. */
  loadOf({ name, version }: ServerVersion): number {
    return [...this.pending.values()].filter(
      ({ job }) => job.version.name === name && job.version.version === version,
    ).length;
  }

  render(pending: PendingRender): void {
    this.pending.set(pending.job.id, pending);
    this.send({ type: 'render', job: pending.job });
  }

  /**
   * Evaluates a version's bundle ahead of its first render.
   * @returns false when the worker ended over it
   */
  warm(id: number, version: ServerVersion): Promise<boolean> {
    if (this.gone) return Promise.resolve(false);
    return new Promise((settle) => {
      this.warming.set(id, { version, settle });
      this.send({ type: 'warm', id, version });
    });
  }

  private warmed(id: number): void {
    this.warming.get(id)?.settle(true);
    this.warming.delete(id);
  }

  /** A render that nobody waits for any more still occupies the thread, but is not retried or answered. */
  forget(id: number): void {
    const pending = this.pending.get(id);
    if (pending) this.pending.set(id, { ...pending, settle: () => undefined });
  }

  private send(message: ToWorker): void {
    this.worker.postMessage(message);
  }

  private done(id: number, result: RenderResult): void {
    const pending = this.pending.get(id);
    this.pending.delete(id);
    pending?.settle(result);
    this.listeners.onIdle();
  }

  private listen(): void {
    if (!this.isReady) return;
    const beat = Atomics.load(this.vitals, VITALS.heartbeat);
    if (!this.silence.isTooLong({ beat, now: performance.now(), cpu: this.workedMs() })) return;
    void this.terminate();
    this.fail();
  }

  /** The process' time is a poor stand-in: the main thread may be busy while the worker starves. */
  private workedMs(): number {
    const own = this.thread === undefined ? undefined : threadWorkMs(this.thread);
    if (own !== undefined) return own;
    const { user, system } = process.cpuUsage();
    return (user + system) / MICROSECONDS_PER_MS;
  }

  private fail(): void {
    if (this.gone) return;
    this.gone = true;
    this.isReady = false;
    clearInterval(this.watch);
    const culprit = Atomics.load(this.vitals, VITALS.job);
    const guilty = this.pending.get(culprit)?.job.version ?? this.warming.get(culprit)?.version;
    const pending = [...this.pending.values()];
    this.pending.clear();
    for (const { settle } of this.warming.values()) settle(false);
    this.warming.clear();
    this.listeners.onStall(this, guilty, pending);
  }

  async terminate(): Promise<void> {
    clearInterval(this.watch);
    await this.worker.terminate();
  }
}
