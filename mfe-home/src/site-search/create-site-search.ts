import MiniSearch, { type Query, type SearchResult } from 'minisearch';
import { markWords, type MarkedText } from './mark-words.js';
import type { SearchPage } from './search-page.js';
import { splitTerms, synonymsOf } from './search-terms.js';

/** A page that was found. */
export interface SearchHit {
  path: string;
  kind?: string | undefined;
  /** The title in parts, with the words that match. */
  title: MarkedText[];
}

/** @returns the best pages first, none for a text without words */
export type SiteSearch = (text: string, limit: number) => SearchHit[];

/** Minimum characters of a term for one wrong letter, and for two, as when letters change places. Short words are too similar. */
const MIN_FUZZY_CHARACTERS = 4;
const MIN_CHARACTERS_FOR_TWO = 8;
/** A word in a title counts more than among the keywords. */
const TITLE_WEIGHT = 4;
/** A synonym counts less than the visitor's own word. */
const SYNONYM_WEIGHT = 0.6;
/** What most visitors want from a general word comes first. */
const KIND_WEIGHTS: Readonly<Record<string, number>> = {
  Exam: 1.6,
  'Exam family': 2,
  Topic: 1.4,
  Calculator: 1.3,
};

function wrongLettersOf({ length }: string): number | false {
  if (length < MIN_FUZZY_CHARACTERS) return false;
  return length < MIN_CHARACTERS_FOR_TWO ? 1 : 2;
}

const wordQuery = (word: string, weight: number, fuzzy: number | false): Query => ({
  queries: [word],
  prefix: true,
  fuzzy,
  boost: { title: TITLE_WEIGHT * weight, keywords: weight },
});

/** A word, its synonyms, and words with a typo. */
function queryOf(term: string): Query {
  const synonyms = synonymsOf(term).map(({ word, except }): Query => {
    const query = wordQuery(word, SYNONYM_WEIGHT, false);
    return except === undefined ? query : { combineWith: 'AND_NOT', queries: [query, except] };
  });
  return { combineWith: 'OR', queries: [wordQuery(term, 1, wrongLettersOf(term)), ...synonyms] };
}

/** Searches titles and keywords in any order of words, by the beginnings of words, with typos and with synonyms. */
export function createSiteSearch(pages: readonly SearchPage[]): SiteSearch {
  const index = new MiniSearch<SearchPage>({
    idField: 'path',
    fields: ['title', 'keywords'],
    storeFields: ['title', 'kind'],
    tokenize: splitTerms,
    processTerm: (term) => term,
    searchOptions: {
      weights: { prefix: 0.5, fuzzy: 0.3 },
      boostDocument: (_path, _term, stored) => KIND_WEIGHTS[String(stored?.['kind'])] ?? 1,
    },
  });
  index.addAll(pages);
  const find = (terms: readonly string[], combineWith: 'AND' | 'OR'): SearchResult[] =>
    index.search({ combineWith, queries: terms.map(queryOf) });
  return (text, limit) => {
    const terms = splitTerms(text);
    if (terms.length === 0) return [];
    const whole = find(terms, 'AND');
    // Pages with some of the words follow those with all of them.
    const found = whole.length < limit && terms.length > 1 ? [...whole, ...find(terms, 'OR')] : whole;
    const unique = [...new Map(found.map((result) => [String(result.id), result])).values()];
    return unique.slice(0, limit).map((result) => ({
      path: String(result.id),
      kind: result['kind'],
      title: markWords(result['title'], new Set(result.terms)),
    }));
  };
}
