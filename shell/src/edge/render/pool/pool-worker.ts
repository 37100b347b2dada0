import { fork, type ChildProcess } from 'node:child_process';
import { constants, getPriority, setPriority } from 'node:os';
import {
  LATER_HARM_MS,
  PROCESS_SILENCE_CHECK_MS,
  PROCESS_SILENCE_LIMIT_MS,
  RENDER_NICENESS,
} from '../../limits.js';
import { processArguments } from '../process/process-arguments.js';
import { parseProcessMessage, type ThreadEnd, type ToProcess } from '../process/process-messages.js';
import {
  versionLabel,
  versionNumber,
  type RenderJob,
  type RenderResult,
  type ServerVersion,
  type WorkerSetup,
} from '../protocol.js';
import { parseMessage } from '../worker-messages.js';

export interface PendingRender {
  job: RenderJob;
  retried: boolean;
  /** Restarts the time limit, in milliseconds. Undefined removes it. */
  setTimeLimit: (milliseconds: number | undefined) => void;
  settle: (result: RenderResult) => void;
}

/** What a render process needs. */
export interface WorkerOptions {
  /** Script of the process. */
  processFile: string;
  /** Script of its thread. */
  workerFile: string;
  /** Folders with server bundles. The process can read no other files. */
  readable: readonly string[];
  setup: Omit<WorkerSetup, 'vitals'>;
}

/** Why a process ended: its thread was blocked or died, it used too much memory, sent a malformed message, or was gone. */
export type EndReason =
  | { kind: 'stalled' }
  | { kind: 'memory'; outsideMb: number }
  | { kind: 'malformed'; issues: string }
  | { kind: 'exited'; exit: string };

/** `exit` of a process that the system, or its own code, has stopped. */
export const NO_MESSAGE = 'no message';

export interface WorkerEnd {
  worker: PoolWorker;
  reason: EndReason;
  /** The version whose code caused the end, if known. */
  culprit: ServerVersion | undefined;
  /** Unfinished renders. */
  pending: PendingRender[];
  /** All versions whose code was in the process, as `name@version`. */
  loaded: string[];
}

/** Lets the edge run first when processors are scarce: it serves cached pages while others are rendered. */
function lowerPriority({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    setPriority(pid, Math.min(getPriority() + RENDER_NICENESS, constants.priority.PRIORITY_LOW));
  } catch {
    // The process has ended already. Its exit is handled elsewhere.
  }
}

interface Listeners {
  onIdle: () => void;
  onResult: (rendered: ServerVersion) => void;
  onEnd: (end: WorkerEnd) => void;
}

/** `ended`: the process had ended before. `failed`: it ended during the evaluation. */
export type WarmOutcome = 'warmed' | 'ended' | 'failed';

interface Warming {
  version: ServerVersion;
  settle: (outcome: WarmOutcome) => void;
}

/** One render process with its renders in progress. */
export class PoolWorker {
  readonly ready: Promise<void>;
  isReady = false;
  /** Whether the pool gives it renders. */
  isOpen = false;
  /** Whether the worker was ready at any time. */
  wasReady = false;
  /** Number of heartbeats of the thread so far. */
  beats = 0;
  private readonly pending = new Map<number, PendingRender>();
  private readonly warming = new Map<number, Warming>();
  private readonly loaded = new Map<number, ServerVersion>();
  /** When code of a version last began or ended, by its number. */
  private readonly activeAt = new Map<number, number>();
  private readonly child: ChildProcess;
  private readonly silenceTimer: NodeJS.Timeout;
  private silentMs = 0;
  private hasEnded = false;

  constructor(
    { processFile, workerFile, readable, setup }: WorkerOptions,
    private readonly listeners: Listeners,
  ) {
    this.child = fork(processFile, [], {
      // The code of remotes must find no secret.
      env: {},
      execArgv: processArguments(processFile, readable),
      serialization: 'advanced',
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    lowerPriority(this.child);
    this.ready = new Promise((resolve) => {
      this.child.on('message', (message: unknown) => this.receive(message, resolve));
      this.child.once('error', ({ message }) => this.endExited(message));
      this.child.once('exit', (code, signal) => {
        resolve();
        this.endExited(signal ?? `code ${code ?? ''}`);
      });
    });
    this.send({ type: 'setup', workerFile, worker: setup });
    this.silenceTimer = setInterval(() => this.checkSilence(), PROCESS_SILENCE_CHECK_MS);
    this.silenceTimer.unref();
  }

  private receive(received: unknown, onReady: () => void): void {
    if (this.hasEnded) return;
    this.silentMs = 0;
    const message = parseProcessMessage(received);
    if (message?.type === 'beats') this.beats = message.count;
    else if (message?.type === 'ended') this.endThread(message.end);
    else if (message?.type === 'thread') this.receiveFromThread(message.message, onReady);
    else this.end({ kind: 'malformed', issues: 'Unknown message of the process' });
  }

  private receiveFromThread(received: unknown, onReady: () => void): void {
    const parsed = parseMessage(received);
    if ('issues' in parsed) {
      this.end({ kind: 'malformed', issues: parsed.issues }, this.versionOf(parsed.id));
      return;
    }
    const { message } = parsed;
    if (message.type === 'ready') {
      this.isReady = true;
      this.wasReady = true;
      onReady();
    } else if (message.type === 'warmed') this.finishWarming(message.id);
    else {
      const { id, result, calls } = message;
      this.finishRender(id, calls ? { ...result, calls } : result);
    }
  }

  get load(): number {
    return this.pending.size;
  }

  /** Whether a render runs alone here because the process of its first try ended. */
  get isIsolated(): boolean {
    return [...this.pending.values()].some(({ retried }) => retried);
  }

  /** Versions whose code runs here or ran here a moment ago. */
  get activeVersions(): ServerVersion[] {
    const since = performance.now() - LATER_HARM_MS;
    const lately = [...this.loaded].flatMap(([number, version]) =>
      (this.activeAt.get(number) ?? since) > since ? [version] : [],
    );
    return [...this.versionsInProgress, ...lately];
  }

  /** Versions of the renders in progress and of the bundles that are evaluated. */
  private get versionsInProgress(): ServerVersion[] {
    return [
      ...[...this.pending.values()].map(({ job }) => job.version),
      ...[...this.warming.values()].map(({ version }) => version),
    ];
  }

  /** Number of renders of one version in progress. */
  countRendersOf({ name, version }: ServerVersion): number {
    return [...this.pending.values()].filter(
      ({ job }) => job.version.name === name && job.version.version === version,
    ).length;
  }

  render(pending: PendingRender): void {
    this.pending.set(pending.job.id, pending);
    this.recordLoaded(pending.job.version);
    for (const version of pending.job.sitemapVersions) this.loaded.set(versionNumber(version), version);
    this.send({ type: 'render', job: pending.job });
  }

  /** Evaluates a version's bundle ahead of its first render. */
  warm(id: number, version: ServerVersion): Promise<WarmOutcome> {
    if (this.hasEnded) return Promise.resolve('ended');
    return new Promise((settle) => {
      this.warming.set(id, { version, settle });
      this.recordLoaded(version);
      this.send({ type: 'warm', id, version });
    });
  }

  private recordLoaded(version: ServerVersion): void {
    this.loaded.set(versionNumber(version), version);
    this.recordActive(version);
  }

  private recordActive(version: ServerVersion): void {
    this.activeAt.set(versionNumber(version), performance.now());
  }

  private finishWarming(id: number): void {
    const warming = this.warming.get(id);
    if (!warming) return;
    this.warming.delete(id);
    this.recordActive(warming.version);
    warming.settle('warmed');
  }

  /** Ignores the result of a render. The render still occupies the thread until it finishes. */
  abandon(id: number): void {
    const pending = this.pending.get(id);
    if (pending) this.pending.set(id, { ...pending, settle: () => undefined });
  }

  private send(message: ToProcess): void {
    // A process that is gone is replaced when its exit is known.
    if (this.child.connected) this.child.send(message, () => undefined);
  }

  private finishRender(id: number, result: RenderResult): void {
    const pending = this.pending.get(id);
    this.pending.delete(id);
    if (pending) {
      this.recordActive(pending.job.version);
      this.listeners.onResult(pending.job.version);
      pending.settle(result);
    }
    this.listeners.onIdle();
  }

  /** A stopped process sends nothing. Only time in which the edge itself was awake counts. */
  private checkSilence(): void {
    if (!this.isReady) return;
    this.silentMs += PROCESS_SILENCE_CHECK_MS;
    if (this.silentMs > PROCESS_SILENCE_LIMIT_MS) this.endExited(NO_MESSAGE);
  }

  private endThread(end: ThreadEnd): void {
    const culprit = this.loaded.get(end.version);
    if (end.kind === 'stalled') this.end({ kind: 'stalled' }, culprit);
    else this.end({ kind: 'memory', outsideMb: end.outsideMb }, culprit);
  }

  private versionOf(job: number | undefined): ServerVersion | undefined {
    if (job === undefined) return undefined;
    return this.pending.get(job)?.job.version ?? this.warming.get(job)?.version;
  }

  private endExited(exit: string): void {
    this.end({ kind: 'exited', exit }, this.findOnlySuspect());
  }

  private end(reason: EndReason, culprit?: ServerVersion): void {
    if (this.hasEnded) return;
    this.hasEnded = true;
    this.isReady = false;
    this.isOpen = false;
    void this.terminate();
    const pending = [...this.pending.values()];
    this.pending.clear();
    for (const { settle } of this.warming.values()) settle('failed');
    this.warming.clear();
    const loaded = [...this.loaded.values()].map(versionLabel);
    this.listeners.onEnd({ worker: this, reason, culprit, pending, loaded });
  }

  /** Where all code in progress is of one version. */
  private findOnlySuspect(): ServerVersion | undefined {
    const versions = this.versionsInProgress;
    const labels = new Set(versions.map(versionLabel));
    return labels.size === 1 ? versions[0] : undefined;
  }

  /** Ends the process. Resolves when it is gone. */
  async terminate(): Promise<void> {
    clearInterval(this.silenceTimer);
    const { exitCode, signalCode, pid } = this.child;
    if (exitCode !== null || signalCode !== null || pid === undefined) return;
    await new Promise<void>((resolve) => {
      this.child.once('exit', () => resolve());
      this.child.kill('SIGKILL');
    });
  }
}
