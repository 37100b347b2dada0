import { type Question } from '@mockingbird/contracts';
import { collectMath, textsOfQuestion } from '@mockingbird/exam-core';
import { FORMULA_BATCH } from '../../text/limits.js';
import { newStopBudget, type RenderFormulas } from '../../text/formula-pool.js';
import { EventLoopYield } from '../../common/event-loop-yield.js';

export interface RenderedFormula {
  tex: string;
  mathml: string;
}

export interface RenderedMath {
  /** All formulas that can be rendered, without repetitions, in order of appearance. */
  formulas: RenderedFormula[];
  /** Formulas that cannot be rendered: students see their source. */
  unreadable: ReadonlySet<string>;
}

/** Yields the formulas of questions without repetitions, in groups that are rendered together. */
async function* groupFormulas(questions: readonly Question[]): AsyncGenerator<string[]> {
  const seen = new Set<string>();
  const eventLoop = new EventLoopYield();
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
    if (eventLoop.isDue) await eventLoop.yieldIfDue();
  }
  if (group.length > 0) yield group;
}

/**
 * Renders the formulas of questions, each once.
 * @param maxBytes limit for all formulas with their MathML, in UTF-8
 * @returns undefined when they exceed the limit; the rest is then not rendered
 */
export async function renderMath(
  questions: readonly Question[],
  maxBytes: number,
  render: RenderFormulas,
): Promise<RenderedMath | undefined> {
  const formulas: RenderedFormula[] = [];
  const unreadable = new Set<string>();
  const budget = newStopBudget();
  let bytes = 0;
  for await (const group of groupFormulas(questions)) {
    const rendered = await render(group, budget);
    for (const [index, tex] of group.entries()) {
      const mathml = rendered[index];
      if (mathml === undefined) unreadable.add(tex);
      else {
        formulas.push({ tex, mathml });
        bytes += Buffer.byteLength(tex) + Buffer.byteLength(mathml);
      }
    }
    if (bytes > maxBytes) return undefined;
  }
  return { formulas, unreadable };
}
