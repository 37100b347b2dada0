import { type Question } from '@mockingbird/contracts';
import { collectMath, textsOfQuestion } from '@mockingbird/exam-core';
import { renderFormula } from '../text/render-formula.js';
import { Turn } from '../turn.js';

export interface RenderedFormula {
  tex: string;
  mathml: string;
}

/**
 * Renders every formula of the questions that can be shown, once, in order of appearance. Others get their turn meanwhile.
 * @param mostBytes of the formulas with their MathML, in UTF-8
 * @returns undefined when they come to more: then the rest is not rendered
 */
export async function renderMath(
  questions: readonly Question[],
  mostBytes: number,
): Promise<RenderedFormula[] | undefined> {
  const rendered = new Map<string, string | undefined>();
  const turn = new Turn();
  let bytes = 0;
  for (const question of questions) {
    for (const tex of collectMath(textsOfQuestion(question))) {
      if (rendered.has(tex)) continue;
      const mathml = renderFormula(tex);
      rendered.set(tex, mathml);
      if (mathml !== undefined) bytes += Buffer.byteLength(tex) + Buffer.byteLength(mathml);
      if (bytes > mostBytes) return undefined;
      if (turn.isOver) await turn.give();
    }
    if (turn.isOver) await turn.give();
  }
  return [...rendered].flatMap(([tex, mathml]) => (mathml === undefined ? [] : [{ tex, mathml }]));
}
