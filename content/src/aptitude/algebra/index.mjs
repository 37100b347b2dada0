import { inequalities } from './inequalities.mjs';
import { linearEquations } from './linear-equations.mjs';
import { logarithms } from './logarithms.mjs';
import { progressions } from './progressions.mjs';
import { quadraticEquations } from './quadratic-equations.mjs';

/** The category in catalogue order. */
export const algebra = {
  name: 'Algebra',
  topics: [linearEquations, quadraticEquations, progressions, logarithms, inequalities],
};
