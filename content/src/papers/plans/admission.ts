import type { SectionPlan } from '../plan.js';

const times = (slug: string, count: number) => Array.from({ length: count }, () => slug);

/** A module: about a third algebra, a third advanced mathematics, the rest data and geometry. */
export const SAT_MATH: SectionPlan = {
  sets: [],
  always: [
    ...times('admission-algebra', 8),
    ...times('admission-advanced-math', 8),
    ...times('admission-data', 3),
    ...times('admission-geometry', 3),
  ],
  inTurn: [],
};

export const ACT_MATH: SectionPlan = {
  sets: [],
  always: [
    ...times('admission-algebra', 14),
    ...times('admission-advanced-math', 12),
    ...times('admission-data', 9),
    ...times('admission-geometry', 10),
  ],
  inTurn: [],
};
