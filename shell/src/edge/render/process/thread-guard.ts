import { Worker } from 'node:worker_threads';
import {
  BEATS_REPORT_MS,
  HEARTBEAT_MS,
  WORKER_HEAP_MB,
  WORKER_NATIVE_MB,
  WORKER_OFF_HEAP_MB,
} from '../../limits.js';
import { HeartbeatTimeout } from './heartbeat-timeout.js';
import { VITALS, VITALS_BYTES, type ToWorker } from '../protocol.js';
import type { FromProcess, ProcessSetup, ThreadEnd } from './process-messages.js';

const MICROSECONDS_PER_MS = 1_000;
const KIB_PER_MB = 1_024;

/** Exit code of a process that ended its own thread. */
const EXIT_ENDED = 70;

/**
 * The worker thread of a render process. Forwards messages between edge and thread, and ends the process when the thread
 * is blocked, dies or uses too much memory. One thread in a process: its processor time is the process' time.
 */
export class ThreadGuard {
  private readonly vitals = new Int32Array(new SharedArrayBuffer(VITALS_BYTES));
  private readonly worker: Worker;
  private readonly heartbeatTimeout = new HeartbeatTimeout();
  private isReady = false;
  private hasEnded = false;

  constructor({ workerFile, worker }: ProcessSetup) {
    this.worker = new Worker(workerFile, {
      workerData: { ...worker, vitals: this.vitals.buffer },
      env: {},
      resourceLimits: { maxOldGenerationSizeMb: WORKER_HEAP_MB },
    });
    this.worker.on('message', (message: unknown) => {
      // The first message says that the thread is ready.
      this.isReady = true;
      report({ type: 'thread', message });
    });
    this.worker.on('error', () => this.endStalled());
    this.worker.on('exit', () => this.endStalled());
    setInterval(() => this.checkHealth(), HEARTBEAT_MS);
    setInterval(() => report({ type: 'beats', count: this.read('heartbeat') }), BEATS_REPORT_MS);
  }

  send(message: ToWorker): void {
    this.worker.postMessage(message);
  }

  private read(name: keyof typeof VITALS): number {
    return Atomics.load(this.vitals, VITALS[name]);
  }

  private checkHealth(): void {
    if (!this.isReady || this.hasEnded) return;
    const outsideMb = Math.round(this.read('offHeapKib') / KIB_PER_MB);
    const nativeMb = Math.round(this.read('nativeKib') / KIB_PER_MB);
    if (outsideMb > WORKER_OFF_HEAP_MB || nativeMb > WORKER_NATIVE_MB) {
      this.end({
        kind: 'memory',
        outsideMb: Math.max(outsideMb, nativeMb),
        version: this.read('largestGrower'),
      });
      return;
    }
    const sample = { beat: this.read('heartbeat'), now: performance.now(), cpu: readCpuMs };
    if (this.heartbeatTimeout.isExceeded(sample)) this.endStalled();
  }

  private endStalled(): void {
    this.end({ kind: 'stalled', version: this.read('version') });
  }

  private end(end: ThreadEnd): void {
    if (this.hasEnded) return;
    this.hasEnded = true;
    report({ type: 'ended', end }, () => process.exit(EXIT_ENDED));
  }
}

function readCpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / MICROSECONDS_PER_MS;
}

function report(message: FromProcess, onSent: () => void = () => undefined): void {
  // The edge may have closed the channel.
  if (process.connected) process.send?.(message, undefined, {}, onSent);
  else onSent();
}
