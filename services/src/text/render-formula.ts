import katex from 'katex';
import { FORMULA_CHARACTERS, FORMULA_EXPANSIONS, FORMULA_SIZE_EM } from '../limits.js';

const WRAPPER = /^<span class="katex">(<math.*<\/math>)<\/span>$/s;
/** Boxes and colours bring inline styles, which the pages' policy blocks: the formula would look broken. */
const STYLED = /\sstyle=/;

/**
 * @param tex source as between the dollar signs
 * @returns MathML, or undefined when the formula cannot be shown: then its source is
 */
export function renderFormula(tex: string): string | undefined {
  if (tex.length > FORMULA_CHARACTERS) return undefined;
  let untrusted = false;
  try {
    const html = katex.renderToString(tex, {
      output: 'mathml',
      // Links, pictures and raw HTML: KaTeX would show them as an error in red.
      trust: () => {
        untrusted = true;
        return false;
      },
      strict: 'ignore',
      throwOnError: true,
      maxExpand: FORMULA_EXPANSIONS,
      maxSize: FORMULA_SIZE_EM,
    });
    const mathml = WRAPPER.exec(html)?.[1];
    return mathml === undefined || untrusted || STYLED.test(mathml) ? undefined : mathml;
  } catch {
    return undefined;
  }
}
