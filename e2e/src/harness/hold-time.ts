import { expect } from '@jest/globals';

/** Whether the machine does nothing else: only then is a time the product's own. */
const IS_QUIET = process.env.HOLD_TIMES === '1';

/**
 * Holds a time that docs/quality.md promises. `npm run prove` does, on a quiet machine; `npm test` runs beside other work
 * and waits for the state alone.
 * @param milliseconds what was measured
 * @param limitMs what was promised
 */
export function holdTime(what: string, milliseconds: number, limitMs: number): void {
  if (IS_QUIET) expect({ [what]: milliseconds < limitMs, milliseconds }).toMatchObject({ [what]: true });
}
