import type { GateCheck } from '@mockingbird/contracts';
import type { Style } from './output/style.js';

/** Characters of the longest name of a check, and a space. */
const NAME_WIDTH = 14;

/** A line for each look of the gate: made and passed, refused, not made, or not decided. */
export function checkLines(checks: readonly GateCheck[], { good, bad, dim }: Style): string[] {
  const signs = { passed: good('✔'), refused: bad('✖'), skipped: dim('–'), undecided: dim('?') };
  return checks.map(({ check, outcome, code, detail }) =>
    `  ${signs[outcome]} ${check.padEnd(NAME_WIDTH)} ${[code, detail].filter(Boolean).join(' ')}`.trimEnd(),
  );
}
