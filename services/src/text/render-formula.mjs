import katex from 'katex';

/**
 * @typedef {object} FormulaLimits
 * @property {number} sourceCharacters longest formula that is rendered
 * @property {number} mathmlCharacters longest MathML that is kept
 * @property {number} expansions most macro expansions
 * @property {number} sizeEm largest size that a formula may ask for
 */

/** A command of TeX: a backslash with a word, or with one other character. `\\def` is a line break and three letters. */
const COMMAND = /\\(?:[a-zA-Z@]+|[^])/g;

/**
 * Commands that define macros or delay their expansion: a stored macro grows tenfold in two expansions, which no limit
 * of KaTeX counts. Three write to the console. They are what katex/src/functions/def.ts and macros.ts define.
 */
const REFUSED = new Set(
  [
    ['def', 'gdef', 'edef', 'xdef', 'let', 'futurelet', 'global', 'long'],
    ['newcommand', 'renewcommand', 'providecommand', 'DeclareMathOperator'],
    ['expandafter', 'noexpand', 'csname', 'endcsname'],
    ['message', 'errmessage', 'show'],
    // Takes any character as its end, a backslash too: what follows would be read differently here and there.
    ['verb'],
  ]
    .flat()
    .map((name) => `\\${name}`),
);

const WRAPPER = /^<span class="katex">(<math.*<\/math>)<\/span>$/s;
/** Boxes and colours bring inline styles, which the policy of the pages blocks: the formula would look broken. */
const STYLED = /\sstyle=/;

/**
 * Names with an at sign are internal to KaTeX; no author needs them.
 * @param {string} tex
 * @returns {boolean} whether the formula uses a command that is refused before KaTeX reads it
 */
export function hasRefusedCommand(tex) {
  const commands = tex.match(COMMAND) ?? [];
  return commands.some((command) => REFUSED.has(command) || (command.length > 2 && command.includes('@')));
}

/**
 * Runs KaTeX without the checks that come before it.
 * @param {string} tex source as between the dollar signs
 * @param {FormulaLimits} limits
 * @returns {string | undefined} MathML, or undefined when the formula cannot be shown
 */
export function renderUnchecked(tex, { expansions, sizeEm, mathmlCharacters }) {
  let isUntrusted = false;
  try {
    const html = katex.renderToString(tex, {
      output: 'mathml',
      // Links, pictures and raw HTML: KaTeX would show them as an error in red.
      trust: () => {
        isUntrusted = true;
        return false;
      },
      strict: 'ignore',
      throwOnError: true,
      maxExpand: expansions,
      maxSize: sizeEm,
    });
    const mathml = WRAPPER.exec(html)?.[1];
    if (mathml === undefined || isUntrusted || STYLED.test(mathml)) return undefined;
    return mathml.length > mathmlCharacters ? undefined : mathml;
  } catch {
    return undefined;
  }
}

/**
 * @param {string} tex source as between the dollar signs
 * @param {FormulaLimits} limits
 * @returns {string | undefined} MathML, or undefined when the formula cannot be shown: then its source is
 */
export function renderFormula(tex, limits) {
  if (tex.length > limits.sourceCharacters || hasRefusedCommand(tex)) return undefined;
  return renderUnchecked(tex, limits);
}
