import { type Question } from '@mockingbird/contracts';
import { collectMath, textsOfQuestion } from '@mockingbird/exam-core';
import { renderFormula } from '../text/render-formula.js';

/** Every formula of the questions that can be shown, once, in order of appearance. */
export function renderMath(questions: readonly Question[]): { tex: string; mathml: string }[] {
  return collectMath(questions.flatMap(textsOfQuestion)).flatMap((tex) => {
    const mathml = renderFormula(tex);
    return mathml === undefined ? [] : [{ tex, mathml }];
  });
}
