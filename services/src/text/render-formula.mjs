import katex from 'katex';

/**
 * @typedef {object} FormulaLimits
 * @property {number} sourceCharacters longest formula that is rendered
 * @property {number} mathmlCharacters longest MathML that is accepted
 * @property {number} expansions most macro expansions
 * @property {number} sizeEm largest size that a formula may ask for
 */

/** A command of TeX: a backslash with a word, or with one other character. `\\def` is a line break and three letters. */
const COMMAND = /\\(?:[a-zA-Z@]+|[^])/g;

/**
 * Commands that define macros or delay their expansion. A stored macro can grow tenfold in two expansions, which no KaTeX limit
 * counts. Three commands write to the console. Source: katex/src/functions/def.ts and macros.ts.
 */
const FORBIDDEN = new Set(
  [
    ['def', 'gdef', 'edef', 'xdef', 'let', 'futurelet', 'global', 'long'],
    ['newcommand', 'renewcommand', 'providecommand', 'DeclareMathOperator'],
    ['expandafter', 'noexpand', 'csname', 'endcsname'],
    ['message', 'errmessage', 'show'],
    // Accepts any character as its end, even a backslash. KaTeX would then parse the rest differently from this check.
    ['verb'],
  ]
    .flat()
    .map((name) => `\\${name}`),
);

const WRAPPER = /^<span class="katex">(<math.*<\/math>)<\/span>$/s;
/** KaTeX repeats the source in each formula. Pages have it already, and it would be a tenth of a test's bytes. */
const SOURCE = /<semantics>(.*)<annotation encoding="application\/x-tex">[^<]*<\/annotation><\/semantics>/s;
/** Boxes and colours use inline styles. The content security policy blocks them, so the formula would look broken. */
const STYLED = /\sstyle=/;

/**
 * Commands with an at sign are internal to KaTeX, so they are rejected too.
 * @param {string} tex
 * @returns {boolean} whether the formula uses a command that is rejected before KaTeX parses it
 */
export function hasForbiddenCommand(tex) {
  const commands = tex.match(COMMAND) ?? [];
  return commands.some((command) => FORBIDDEN.has(command) || (command.length > 2 && command.includes('@')));
}

/**
 * Runs KaTeX without the checks before it.
 * @param {string} tex source without the dollar signs
 * @param {FormulaLimits} limits
 * @returns {string | undefined} MathML, or undefined when the formula cannot be shown
 */
export function renderUnchecked(tex, { expansions, sizeEm, mathmlCharacters }) {
  let isUntrusted = false;
  try {
    const html = katex.renderToString(tex, {
      output: 'mathml',
      // Called for links, pictures and raw HTML. KaTeX would show them as a red error.
      trust: () => {
        isUntrusted = true;
        return false;
      },
      strict: 'ignore',
      throwOnError: true,
      maxExpand: expansions,
      maxSize: sizeEm,
    });
    const mathml = WRAPPER.exec(html)?.[1]?.replace(SOURCE, '$1');
    if (mathml === undefined || isUntrusted || STYLED.test(mathml)) return undefined;
    return mathml.length > mathmlCharacters ? undefined : mathml;
  } catch {
    return undefined;
  }
}

/**
 * @param {string} tex source without the dollar signs
 * @param {FormulaLimits} limits
 * @returns {string | undefined} MathML, or undefined when the formula cannot be shown. Then the page shows its source.
 */
export function renderFormula(tex, limits) {
  if (tex.length > limits.sourceCharacters || hasForbiddenCommand(tex)) return undefined;
  return renderUnchecked(tex, limits);
}
