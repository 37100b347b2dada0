import { expect } from '@jest/globals';

/** Whether the machine is quiet: only then do measured times belong to the product. */
const IS_QUIET = process.env.HOLD_TIMES === '1';

/**
 * Checks a time limit of docs/quality.md, only in the full test run (`npm run prove`) on a quiet machine. `npm test`
 * runs beside other work, so it only waits for the state.
 * @param milliseconds measured time
 * @param limitMs promised limit
 */
export function checkTimeLimit(what: string, milliseconds: number, limitMs: number): void {
  if (IS_QUIET) expect({ [what]: milliseconds < limitMs, milliseconds }).toMatchObject({ [what]: true });
}
