import type { HistoryEvent, Outcome } from '../history/events.js';

/** Statuses of a request that was refused before anything happened. */
const REFUSALS: ReadonlySet<number> = new Set([400, 401, 403, 404, 409, 413, 422, 429]);

/** What a client knows after a response to a request that changes something. */
export function outcomeOf(status: number): Outcome {
  if (status === 200 || status === 201) return 'ok';
  return REFUSALS.has(status) ? 'failed' : 'unknown';
}

/** Collects what clients did and saw. */
export class Recorder {
  readonly history: HistoryEvent[] = [];
  private readonly startedAt = performance.now();

  /** Milliseconds since the start. */
  now(): number {
    return performance.now() - this.startedAt;
  }

  add(event: HistoryEvent): void {
    this.history.push(event);
  }
}
