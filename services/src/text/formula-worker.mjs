/**
 * Program of the worker threads that render formulas. It is plain JavaScript, so that it runs both from `src` (in tests) and
 * from `dist`.
 */
import { answerFormulas } from './answer-formulas.mjs';
import { renderFormula } from './render-formula.mjs';

answerFormulas(renderFormula);
