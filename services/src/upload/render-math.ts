import { type Question } from '@mockingbird/contracts';
import { collectMath, textsOfQuestion } from '@mockingbird/exam-core';
import { renderFormula } from '../text/render-formula.js';
import { Turn } from '../turn.js';

/** Every formula of the questions that can be shown, once, in order of appearance. Others get their turn meanwhile. */
export async function renderMath(questions: readonly Question[]): Promise<{ tex: string; mathml: string }[]> {
  const rendered: { tex: string; mathml: string }[] = [];
  const turn = new Turn();
  for (const tex of collectMath(questions.flatMap(textsOfQuestion))) {
    const mathml = renderFormula(tex);
    if (mathml !== undefined) rendered.push({ tex, mathml });
    if (turn.isOver) await turn.give();
  }
  return rendered;
}
