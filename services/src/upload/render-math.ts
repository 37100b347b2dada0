import { type Question } from '@mockingbird/contracts';
import { collectMath, textsOfQuestion } from '@mockingbird/exam-core';
import { renderFormula } from '../text/render-formula.js';
import { Turn } from '../turn.js';

export interface RenderedFormula {
  tex: string;
  mathml: string;
}

export interface RenderedMath {
  /** Each formula that can be shown once, in order of appearance. */
  formulas: RenderedFormula[];
  /** Those that cannot: students see their source. */
  unreadable: ReadonlySet<string>;
}

/**
 * Renders every formula of the questions that can be shown, once. Others get their turn meanwhile.
 * @param mostBytes of the formulas with their MathML, in UTF-8
 * @returns undefined when they come to more: then the rest is not rendered
 */
export async function renderMath(
  questions: readonly Question[],
  mostBytes: number,
): Promise<RenderedMath | undefined> {
  const rendered = new Map<string, string>();
  const unreadable = new Set<string>();
  const turn = new Turn();
  let bytes = 0;
  for (const question of questions) {
    for (const tex of collectMath(textsOfQuestion(question))) {
      if (rendered.has(tex) || unreadable.has(tex)) continue;
      const mathml = renderFormula(tex);
      if (mathml === undefined) unreadable.add(tex);
      else {
        rendered.set(tex, mathml);
        bytes += Buffer.byteLength(tex) + Buffer.byteLength(mathml);
      }
      if (bytes > mostBytes) return undefined;
      if (turn.isOver) await turn.give();
    }
    if (turn.isOver) await turn.give();
  }
  return { formulas: [...rendered].map(([tex, mathml]) => ({ tex, mathml })), unreadable };
}
