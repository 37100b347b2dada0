import { splitText } from '@mockingbird/exam-core';
import type { MarkdownIt } from 'markdown-it';
import { FORMULA_CHARACTERS } from '../../text/limits.js';

/** The token of a formula; its content is TeX. */
export const FORMULA = 'formula';
/** The signs on both sides, and the character after: a digit there means money. */
const AROUND = 3;

/**
 * Teaches Markdown formulas between dollar signs, as questions have them: the same rule tells money from maths.
 * `\$` is Markdown's own escape for a dollar sign.
 */
export function readFormulas(markdown: MarkdownIt): void {
  markdown.inline.ruler.before('escape', FORMULA, (state, silent) => {
    if (state.src.charAt(state.pos) !== '$') return false;
    // A bounded look ahead: a text full of dollar signs would otherwise be read again for each.
    const ahead = state.src.slice(state.pos, Math.min(state.posMax, state.pos + FORMULA_CHARACTERS + AROUND));
    const first = splitText(ahead)[0];
    if (first?.kind !== 'math') return false;
    if (!silent) state.push(FORMULA, 'math', 0).content = first.value;
    state.pos += first.value.length + 2;
    return true;
  });
}
