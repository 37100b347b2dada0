import type { Solvers } from '../solver.js';
import { DISCOUNT } from './commercial-arithmetic/discount.js';

/** Solvers by topic slug, then by template. A new topic adds its line. */
export const SOLVERS: Readonly<Record<string, Solvers>> = {
  discount: DISCOUNT,
};
