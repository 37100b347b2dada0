import { Worker } from 'node:worker_threads';
import { HEARTBEAT_MS, WORKER_HEAP_MB, WORKER_OUTSIDE_MB } from '../../limits.js';
import { readMessage } from '../worker-messages.js';
import {
  versionLabel,
  versionNumber,
  VITALS,
  VITALS_BYTES,
  type RenderJob,
  type RenderResult,
  type ServerVersion,
  type ToWorker,
  type WorkerSetup,
} from '../protocol.js';
import { Silence } from './heartbeat-timeout.js';
import { threadWorkMs } from '../thread-cpu-time.js';

export interface PendingRender {
  job: RenderJob;
  retried: boolean;
  /** Gives it so many milliseconds from now on, or no limit; then it is given up. */
  allow: (milliseconds: number | undefined) => void;
  settle: (result: RenderResult) => void;
}

const MICROSECONDS_PER_MS = 1_000;
const KIB_PER_MB = 1_024;

/** Why a worker was ended: its thread was held or died, it kept too much memory, or it sent what is no answer. */
export type EndReason =
  { kind: 'stalled' } | { kind: 'memory'; outsideMb: number } | { kind: 'malformed'; issues: string };

export interface WorkerEnd {
  worker: PoolWorker;
  reason: EndReason;
  /** Whose code it was, where that is known. */
  guilty: ServerVersion | undefined;
  /** What it was rendering. */
  pending: PendingRender[];
  /** `name@version` of all whose code was in it. */
  loaded: string[];
}

interface Listeners {
  onIdle: () => void;
  onEnd: (end: WorkerEnd) => void;
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
  private readonly vitals = new Int32Array(new SharedArrayBuffer(VITALS_BYTES));
  private readonly pending = new Map<number, PendingRender>();
  private readonly warming = new Map<number, Warming>();
  private readonly loaded = new Map<number, ServerVersion>();
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
      this.worker.on('message', (sent: unknown) => this.receive(sent, resolve));
      this.worker.on('error', () => this.end({ kind: 'stalled' }));
      this.worker.on('exit', () => {
        resolve();
        this.end({ kind: 'stalled' });
      });
    });
    this.watch = setInterval(() => this.listen(), HEARTBEAT_MS);
    this.watch.unref();
  }

  private receive(sent: unknown, onReady: () => void): void {
    if (this.gone) return;
    const read = readMessage(sent);
    if ('issues' in read) {
      this.end({ kind: 'malformed', issues: read.issues }, read.id);
      return;
    }
    const { message } = read;
    if (message.type === 'ready') {
      this.thread = message.thread;
      this.isReady = true;
      this.wasReady = true;
      onReady();
    } else if (message.type === 'warmed') this.warmed(message.id);
    else this.done(message.id, message.result);
  }

  /** How often its heart has beaten. */
  get beats(): number {
    return Atomics.load(this.vitals, VITALS.heartbeat);
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
    for (const version of [pending.job.version, ...pending.job.siteMapOf]) this.noteLoaded(version);
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
      this.noteLoaded(version);
      this.send({ type: 'warm', id, version });
    });
  }

  private noteLoaded(version: ServerVersion): void {
    this.loaded.set(versionNumber(version), version);
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
    const outsideMb = Math.round(Atomics.load(this.vitals, VITALS.outsideKib) / KIB_PER_MB);
    if (outsideMb > WORKER_OUTSIDE_MB) {
      this.end({ kind: 'memory', outsideMb });
      return;
    }
    const beat = this.beats;
    if (!this.silence.isTooLong({ beat, now: performance.now(), cpu: () => this.workedMs() })) return;
    this.end({ kind: 'stalled' });
  }

  /** The process' time is a poor stand-in: the main thread may be busy while the worker starves. */
  private workedMs(): number {
    const own = this.thread === undefined ? undefined : threadWorkMs(this.thread);
    if (own !== undefined) return own;
    const { user, system } = process.cpuUsage();
    return (user + system) / MICROSECONDS_PER_MS;
  }

  /** @param answered the job whose answer was malformed */
  private end(reason: EndReason, answered?: number): void {
    if (this.gone) return;
    this.gone = true;
    this.isReady = false;
    void this.terminate();
    const guilty = this.culprit(reason, answered);
    const pending = [...this.pending.values()];
    this.pending.clear();
    for (const { settle } of this.warming.values()) settle(false);
    this.warming.clear();
    const loaded = [...this.loaded.values()].map(versionLabel);
    this.listeners.onEnd({ worker: this, reason, guilty, pending, loaded });
  }

  private culprit(reason: EndReason, answered?: number): ServerVersion | undefined {
    if (reason.kind === 'memory') return this.loaded.get(Atomics.load(this.vitals, VITALS.grower));
    const job = reason.kind === 'malformed' ? answered : Atomics.load(this.vitals, VITALS.job);
    if (job === undefined) return undefined;
    return this.pending.get(job)?.job.version ?? this.warming.get(job)?.version;
  }

  async terminate(): Promise<void> {
    clearInterval(this.watch);
    await this.worker.terminate();
  }
}
