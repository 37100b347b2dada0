import type { Injection } from '../faults/run-faults.js';
import type { ScheduleResult } from '../run/run-schedule.js';
import type { Fault } from '../schedule/fault.js';

/** Most issues of one schedule that are printed. */
const SHOWN_ISSUES = 10;

function faultText({ at, durationMs, part, kind, amount, failpoint }: Fault, injection?: Injection): string {
  const detail = failpoint ?? (amount === undefined ? '' : String(amount));
  const effect = injection && injection.effect !== 'injected' ? ` (${injection.effect})` : '';
  return `  ${String(at).padStart(5)} ms  ${part} ${kind} ${detail} for ${durationMs} ms${effect}`.replace(
    '  for',
    ' for',
  );
}

/** One line of a clean schedule. Of another one also its faults, its issues and the command that repeats it. */
export function scheduleText({ schedule, injections, history, issues, seconds }: ScheduleResult): string {
  const { seed, faults } = schedule;
  const kinds = faults.map(({ kind, part }) => `${part} ${kind}`).join(', ');
  const acknowledged = history.filter(
    ({ kind, outcome }) => kind !== 'read' && kind !== 'page' && outcome === 'ok',
  );
  const line = `seed ${seed}: ${issues.length === 0 ? 'clean' : 'FAILED'}, ${acknowledged.length} writes, ${seconds.toFixed(1)} s (${kinds})`;
  if (issues.length === 0) return line;
  return [
    line,
    ...faults.map((fault, place) => faultText(fault, injections[place])),
    ...issues.slice(0, SHOWN_ISSUES).map(({ kind, message }) => `  ${kind}: ${message}`),
    ...(issues.length > SHOWN_ISSUES ? [`  and ${issues.length - SHOWN_ISSUES} more`] : []),
    `  repeat it: npm run test:full -- --seed ${seed}`,
  ].join('\n');
}
