import type { GateCheck } from '@mockingbird/contracts';
import type { Style } from './output/style.js';

/** Length of the longest check name, and a space. */
const NAME_WIDTH = 14;

/** One line for each check of the gate: passed, rejected, skipped or undecided. */
export function checkLines(checks: readonly GateCheck[], { good, bad, dim }: Style): string[] {
  const signs = { passed: good('✔'), refused: bad('✖'), skipped: dim('–'), undecided: dim('?') };
  return checks.map(({ check, outcome, code, detail }) =>
    `  ${signs[outcome]} ${check.padEnd(NAME_WIDTH)} ${[code, detail].filter(Boolean).join(' ')}`.trimEnd(),
  );
}
