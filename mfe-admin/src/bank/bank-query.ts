import { BANK_STATES, type BankState } from '@mockingbird/contracts';
import { QUESTIONS_PATH, testQuestionsPath } from '../paths.js';

/** The filter of the list. Empty fields do not filter; a topic or level of `NONE` finds questions without one. */
export interface BankFilter {
  words: string;
  examId: string;
  testId: string;
  topic: string;
  level: string;
  tag: string;
  state: BankState | '';
  /** One-based. */
  page: number;
}

export const NO_FILTER: BankFilter = {
  words: '',
  examId: '',
  testId: '',
  topic: '',
  level: '',
  tag: '',
  state: '',
  page: 1,
};

/** Value of a filter for questions without a topic or a level. */
export const NONE = '-none-';

/** Names of the filter's fields in the address of the screen. */
const ADDRESS_NAMES = {
  words: 'q',
  examId: 'exam',
  testId: 'test',
  topic: 'topic',
  level: 'level',
  tag: 'tag',
  state: 'state',
} as const;

const readState = (value: string | null): BankFilter['state'] =>
  BANK_STATES.find((state) => state === value) ?? '';

/** @param search the query of the screen's address */
export function readFilter(search: string): BankFilter {
  const query = new URLSearchParams(search);
  const read = (name: keyof typeof ADDRESS_NAMES) => query.get(ADDRESS_NAMES[name]) ?? '';
  const page = Number(query.get('page'));
  return {
    words: read('words'),
    examId: read('examId'),
    testId: read('testId'),
    topic: read('topic'),
    level: read('level'),
    tag: read('tag'),
    state: readState(query.get('state')),
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}

/** @returns the query of the screen's address with this filter; empty without a filter */
export function filterSearch(filter: BankFilter): string {
  const names = Object.entries(ADDRESS_NAMES).flatMap(([name, addressName]) => {
    // The cast is safe: the names are the keys of ADDRESS_NAMES.
    const value = filter[name as keyof typeof ADDRESS_NAMES];
    return value === '' ? [] : [[addressName, value]];
  });
  if (filter.page > 1) names.push(['page', String(filter.page)]);
  return new URLSearchParams(names).toString();
}

/** @returns the address of the screen with this filter */
export function filterPath(filter: BankFilter): string {
  const search = filterSearch(filter);
  return search === '' ? QUESTIONS_PATH : `${QUESTIONS_PATH}?${search}`;
}

/**
 * @param list query of the list that opened the editor, if a list opened it
 * @returns the address of that list, otherwise that of the questions of the test
 */
export const listPath = (list: string | undefined, testId: string): string =>
  list === undefined ? testQuestionsPath(testId) : filterPath(readFilter(list));

const withoutNone = (value: string) => (value === NONE ? '' : value);

/** @returns the query of `GET /api/exams/questions` */
export function requestQuery(filter: BankFilter): Record<string, string> {
  const { words, examId, testId, topic, level, tag, state, page } = filter;
  return {
    ...(words.trim() && { q: words.trim() }),
    ...(examId && { examId }),
    ...(testId && { testId }),
    ...(topic && { topic: withoutNone(topic) }),
    ...(level && { level: withoutNone(level) }),
    ...(tag && { tag }),
    ...(state && { state }),
    page: String(page),
  };
}
