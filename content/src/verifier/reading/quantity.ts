import type { Fraction } from '@mockingbird/remote-kit';

/** `measure` has a unit of the list in units.ts; `number` is alone or before any other word. */
export type SingleKind = 'money' | 'percent' | 'number' | 'measure' | 'time' | 'formula';

/** A quantity as a text shows it. A time such as 9:30 is in minutes since midnight. */
export type Quantity =
  | { kind: SingleKind; value: Fraction; unit: string; text: string }
  | { kind: 'ratio'; terms: Fraction[]; unit: string; text: string };
