/** Words that say nothing about a page. */
const STOP_WORDS = new Set(
  'a an and are at be by do does for from here how i in is it me my no not of on or per such that the this to what with'.split(
    ' ',
  ),
);

/** Words of visitors, and the words of this site for them. Only this direction: who looks for RRB does not mean trains. */
const SYNONYMS: readonly { words: string; means: string; except?: string }[] = [
  { words: 'bank banks banking', means: 'ibps' },
  // The banks have an exam with the same letters.
  { words: 'railway railways train trains', means: 'rrb', except: 'ibps' },
  { words: 'permit license licence licenses licences driver drivers driving', means: 'dmv' },
  { words: 'math maths mathematics arithmetic', means: 'quantitative aptitude' },
  { words: 'score scores', means: 'calculator' },
  { words: 'government govt', means: 'ssc' },
  { words: '12th', means: 'chsl' },
  { words: 'graduation', means: 'graduate' },
  { words: 'exam exams paper papers', means: 'test' },
  { words: 'gcd', means: 'hcf' },
];
/** A word of this site for a visitor's word. */
interface Meaning {
  word: string;
  /** A word of pages that are not meant. */
  except?: string | undefined;
}

const MEANINGS = new Map(
  SYNONYMS.flatMap(({ words, means, except }) => {
    const meanings = means.split(' ').map((word): Meaning => ({ word, except }));
    return words.split(' ').map((word) => [word, meanings] as const);
  }),
);

const DIACRITICS = /\p{M}/gu;

/** Lower case without accents, so that every spelling of a word is the same term. */
export const normalizeTerm = (word: string): string =>
  word.normalize('NFKD').replace(DIACRITICS, '').toLowerCase();

/** @returns the words of a text that count, in normal form */
export const splitTerms = (text: string): string[] =>
  text
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .map(normalizeTerm)
    .filter((term) => term !== '' && !STOP_WORDS.has(term));

/** @returns the words of this site for a term */
export const synonymsOf = (term: string): readonly Meaning[] => MEANINGS.get(term) ?? [];
