import { splitText } from '@mockingbird/exam-core';
import type { MarkdownIt } from 'markdown-it';
import { FORMULA_CHARACTERS } from '../../text/limits.js';

/** Token type of a formula; its content is TeX. */
export const FORMULA = 'formula';
/** Both dollar signs and the next character: a digit there means money. */
const AROUND = 3;

/**
 * Adds formulas between dollar signs to Markdown, with the rule of questions that distinguishes money from maths. `\$` is
 * Markdown's escape for a dollar sign.
 */
export function addFormulaRule(markdown: MarkdownIt): void {
  markdown.inline.ruler.before('escape', FORMULA, (state, silent) => {
    if (state.src.charAt(state.pos) !== '$') return false;
    // Bounded: otherwise a text full of dollar signs would be scanned again for each of them.
    const ahead = state.src.slice(state.pos, Math.min(state.posMax, state.pos + FORMULA_CHARACTERS + AROUND));
    const first = splitText(ahead)[0];
    if (first?.kind !== 'math') return false;
    if (!silent) state.push(FORMULA, 'math', 0).content = first.value;
    state.pos += first.value.length + 2;
    return true;
  });
}
