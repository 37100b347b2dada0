/**
 * The program of the worker threads that render formulas. Plain JavaScript, so that it runs from `src` (in tests) as from
 * `dist`.
 */
import { answerFormulas } from './answer-formulas.mjs';
import { renderFormula } from './render-formula.mjs';

answerFormulas(renderFormula);
