import type { Effect } from '../faults/inject.js';
import type { Issue } from '../history/events.js';
import type { ScheduleResult } from '../run/run-schedule.js';
import { KINDS, type FaultKind } from '../schedule/fault.js';

const ISSUE_KINDS = ['lost', 'torn', 'stale', 'mixed page', 'error', 'recovery'] as const;
const OPERATIONS = ['write', 'count', 'promotion'] as const;

/** Sums over schedules. */
export class Totals {
  private schedules = 0;
  private failed = 0;
  private acknowledged = 0;
  private unknown = 0;
  private reads = 0;
  private pages = 0;
  private readonly effects = new Map<string, number>();
  private readonly issues = new Map<Issue['kind'], number>();

  add({ injections, history, issues }: ScheduleResult): void {
    this.schedules += 1;
    if (issues.length > 0) this.failed += 1;
    for (const { kind, effect } of injections) this.count(this.effects, `${kind} ${effect}`);
    for (const { kind } of issues) this.count(this.issues, kind);
    for (const { kind, outcome } of history) {
      if (OPERATIONS.some((operation) => operation === kind)) {
        if (outcome === 'ok') this.acknowledged += 1;
        if (outcome === 'unknown') this.unknown += 1;
      } else if (outcome === 'ok' && kind === 'read') this.reads += 1;
      else if (outcome === 'ok') this.pages += 1;
    }
  }

  get passed(): number {
    return this.schedules - this.failed;
  }

  get failures(): number {
    return this.failed;
  }

  private count<Key>(counts: Map<Key, number>, key: Key): void {
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }

  /** The table that the command prints. */
  toText(): string {
    const effect = (kind: FaultKind, which: Effect) => this.effects.get(`${kind} ${which}`) ?? 0;
    const notes = (kind: FaultKind) =>
      (['missed', 'impossible'] as const)
        .map((which) => [which, effect(kind, which)] as const)
        .filter(([, count]) => count > 0)
        .map(([which, count]) => ` (${count} ${which})`)
        .join('');
    const rows = [
      ['schedules', String(this.schedules)],
      ...KINDS.map((kind) => [`faults: ${kind}`, `${effect(kind, 'injected')}${notes(kind)}`]),
      ['acknowledged writes', String(this.acknowledged)],
      ['writes with unknown outcome', String(this.unknown)],
      ['question sets read', String(this.reads)],
      ['pages read', String(this.pages)],
      ...ISSUE_KINDS.map((kind) => [kind, String(this.issues.get(kind) ?? 0)]),
    ];
    const width = Math.max(...rows.map(([name = '']) => name.length));
    return rows.map(([name = '', value]) => `${name.padEnd(width)}  ${value}`).join('\n');
  }
}
