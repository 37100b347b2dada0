/** All that a solver needs: reading the stem, exact arithmetic, and ways to compare the options. */
export type { Fraction } from '@mockingbird/remote-kit';
export * from './exact/amount.js';
export { rootOf } from './exact/root.js';
export { imageOf, nearOf, textOf, valueOf } from './reading/option-value.js';
export type { Quantity } from './reading/quantity.js';
export { quantitiesIn } from './reading/quantities.js';
export { amounts, fits, named, type Amounts, type Named } from './reading/named.js';
export { inUnit, numbersOf, ReadingError, says, take } from './reading/take.js';
export { timesInWords } from './reading/words.js';
export { closeTo, equalTo, fitting, only, satisfying, type Solver, type Solvers } from './solver.js';
export { formulasIn } from './tex/equalities.js';
export { evaluate } from './tex/evaluate.js';
export { zeroOf } from './exact/search.js';
export { exactly, formulaIn, groupsIn, withProducts } from './reading/formulas.js';
export { chainOf, holdsWith, valueWith, type Letters } from './tex/letters.js';
