import { inPapers, type Bank, type Entry } from '../bank.js';
import type { Issue } from './issue.js';

export const LEVELS = ['easy', 'medium', 'hard'] as const;
const TESTS = 8;
const QUESTIONS = 25;
const LEAST_TEMPLATES = 12;
/** "A quarter hard", in questions of 25. */
const HARD = { least: 5, most: 8 };
/** Between the letter that is right most often in a test and the one that is right least often. */
const LETTER_SPREAD = 2;

export function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
}

export const countOf = (entries: readonly Entry[], level: string) =>
  entries.filter(({ question }) => question.level === level).length;

function optionProblems(entries: readonly Entry[], count: number): string[] {
  const others = entries.filter(({ question }) => question.options.length !== count).length;
  return others > 0 ? [`${others} of its questions do not have ${count} options`] : [];
}

/** "A quarter hard", as a share of a paper. */
const HARD_SHARE = { least: 0.2, most: 0.3 };

function checkPaper(id: string, entries: readonly Entry[]): Issue[] {
  const problems = optionProblems(entries, entries[0]?.question.options.length ?? 0);
  const hard = countOf(entries, 'hard') / entries.length;
  if (hard < HARD_SHARE.least || hard > HARD_SHARE.most)
    problems.push(`${Math.round(100 * hard)} percent of its questions are hard`);
  return problems.map((problem) => ({ id, problem }));
}

function checkTest(id: string, entries: readonly Entry[]): Issue[] {
  const problems = optionProblems(entries, 4);
  if (entries.length !== QUESTIONS) problems.push(`it has ${entries.length} questions, not ${QUESTIONS}`);
  const hard = countOf(entries, 'hard');
  if (hard < HARD.least || hard > HARD.most) problems.push(`${hard} of its questions are hard`);
  const letters = [0, 1, 2, 3].map(
    (letter) => entries.filter(({ question }) => question.correctAnswer === letter).length,
  );
  if (Math.max(...letters) - Math.min(...letters) > LETTER_SPREAD)
    problems.push(`its letters are right ${letters.join(', ')} times`);
  return problems.map((problem) => ({ id, problem }));
}

function checkTopic(topic: string, entries: readonly Entry[]): Issue[] {
  const problems: string[] = [];
  const tests = groupBy(entries, ({ test }) => test);
  const templates = new Set(entries.map(({ template }) => template));
  if (tests.size !== TESTS) problems.push(`it has ${tests.size} tests, not ${TESTS}`);
  if (templates.size < LEAST_TEMPLATES) problems.push(`it has ${templates.size} templates`);
  for (const level of LEVELS) if (countOf(entries, level) === 0) problems.push(`it has no ${level} question`);
  const strange = entries.filter(({ question }) => !LEVELS.some((level) => level === question.level)).length;
  if (strange > 0) problems.push(`${strange} of its questions have another level`);
  return [
    ...problems.map((problem) => ({ id: topic, problem })),
    ...[...tests].flatMap(([id, inTest]) => checkTest(id, inTest)),
  ];
}

/** The promises of each topic made from templates, and of the full papers. */
export function checkCounts(bank: Bank): Issue[] {
  const { topics, entries } = bank;
  const ids = groupBy(entries, ({ id }) => id);
  const twice = [...ids].filter(([, same]) => same.length > 1);
  return [
    ...twice.map(([id]) => ({ id, problem: 'several questions have this id' })),
    ...topics.flatMap((topic) =>
      checkTopic(
        topic,
        entries.filter(({ source }) => source === topic),
      ),
    ),
    ...[...groupBy(inPapers(bank), ({ test }) => test)].flatMap(([id, inTest]) => checkPaper(id, inTest)),
  ];
}
