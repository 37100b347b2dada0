import { findFact } from '../../facts/read-facts.mjs';

/**
 * @typedef {import('./draft.mjs').Draft} Draft
 * @typedef {{ name: string, address: string }} Source
 */

/** Sections whose questions are about facts. Full papers and mini tests name them as the real exams do. */
const FACT_SECTION = /^General (Awareness|Knowledge|Science)/;

/** The section of the law that decides a question, as the full driving tests cite it. */
function lawSource(laws, key) {
  if (!laws) throw new Error('"law" needs a test that names the file of its laws, such as laws: "texas"');
  const { source, address } = findFact(`law-${laws}`, key);
  return { name: source, address };
}

/** @returns {Source | undefined} */
function sourceOf({ law, source }, laws, needed) {
  if (law !== undefined && source) throw new Error('has both "law" and "source", expected one of them');
  const cited = law === undefined ? source : lawSource(laws, law);
  if (!cited && !needed) return undefined;
  if (!cited) throw new Error(laws ? 'needs a "law" or a "source"' : 'needs a "source"');
  if (!cited.name?.trim()) throw new Error('needs the name of its source');
  if (!URL.canParse(cited.address) || !cited.address.startsWith('https://'))
    throw new Error('needs the https address of its source');
  return cited;
}

/**
 * Gives every draft the source that its question shows. A draft of a driving test, or of a section about facts, needs one.
 * @param {Draft[]} drafts
 * @param {{ testId: string, laws?: string, sections?: readonly (string | undefined)[] }} about the file of the laws in
 * `facts/`, and the section of each draft
 * @returns {Draft[]}
 * @throws {Error} that names every issue with its path, such as "dmv-texas-1 drafts.0: ..."
 */
export function citeSources(drafts, { testId, laws, sections = [] }) {
  const issues = [];
  const cited = drafts.map((draft, index) => {
    const needed = laws !== undefined || FACT_SECTION.test(sections[index] ?? '');
    try {
      const source = sourceOf(draft, laws, needed);
      return source ? { ...draft, source } : draft;
    } catch (error) {
      issues.push(`${testId} drafts.${index}: ${error.message} ("${draft.ask}")`);
      return draft;
    }
  });
  if (issues.length > 0) throw new Error(issues.join('\n'));
  return cited;
}
