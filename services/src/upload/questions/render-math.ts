import { type Question } from '@mockingbird/contracts';
import { collectMath, textsOfQuestion } from '@mockingbird/exam-core';
import { FORMULA_BATCH } from '../../text/limits.js';
import { newStopBudget, type RenderFormulas } from '../../text/formula-pool.js';
import { Turn } from '../../common/event-loop-yield.js';

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

/** Gathers the formulas of questions, each once, in groups that are rendered together. Others get their turn meanwhile. */
async function* formulaGroups(questions: readonly Question[]): AsyncGenerator<string[]> {
  const seen = new Set<string>();
  const turn = new Turn();
  let group: string[] = [];
  for (const question of questions) {
    for (const tex of collectMath(textsOfQuestion(question))) {
      if (seen.has(tex)) continue;
      seen.add(tex);
      group.push(tex);
    }
    if (group.length >= FORMULA_BATCH) {
      yield group;
      group = [];
    }
    if (turn.isOver) await turn.give();
  }
  if (group.length > 0) yield group;
}

/**
 * Renders every formula of the questions that can be shown, once.
 * @param mostBytes of the formulas with their MathML, in UTF-8
 * @returns undefined when they come to more: then the rest is not rendered
 */
export async function renderMath(
  questions: readonly Question[],
  mostBytes: number,
  render: RenderFormulas,
): Promise<RenderedMath | undefined> {
  const formulas: RenderedFormula[] = [];
  const unreadable = new Set<string>();
  const budget = newStopBudget();
  let bytes = 0;
  for await (const group of formulaGroups(questions)) {
    const rendered = await render(group, budget);
    for (const [index, tex] of group.entries()) {
      const mathml = rendered[index];
      if (mathml === undefined) unreadable.add(tex);
      else {
        formulas.push({ tex, mathml });
        bytes += Buffer.byteLength(tex) + Buffer.byteLength(mathml);
      }
    }
    if (bytes > mostBytes) return undefined;
  }
  return { formulas, unreadable };
}
