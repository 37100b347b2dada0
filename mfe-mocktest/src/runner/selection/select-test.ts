import { marksOfQuestions, selectQuestions, takenQuestions, type Attempt } from '@mockingbird/exam-core';
import { add, toNumber, ZERO } from '@mockingbird/remote-kit';
import type { MockTestData } from '../load-mock-test.js';
import { onPath } from './on-path.js';
import type { SelectedTest } from './selected-test.js';

/** Reduces a mock test to some questions. @returns the whole test when all or none of the keys belong to it */
export function selectTest(test: MockTestData, keys: Iterable<string>): SelectedTest {
  const { data, meta } = test;
  const { questions, sections } = selectQuestions(data, meta.sections, new Set(keys));
  if (questions.length === 0 || questions.length === data.length) return test;
  const marks = marksOfQuestions(questions.length, { ...meta, sections });
  const totalMarks = toNumber(marks.map(({ right }) => right).reduce(add, ZERO));
  const part = { sections, totalMarks, totalQuestions: questions.length };
  return {
    ...test,
    data: questions,
    // The rules of the exam are about the whole test.
    meta: { ...meta, ...part, sectionRule: undefined, realExam: undefined },
    partOf: takenQuestions(meta),
  };
}

/**
 * The questions of a stored attempt. Only an attempt at the same revision may be a part: at another one, questions may
 * have been added since.
 */
export function testOfAttempt(
  test: MockTestData,
  { items, revision, sections }: Pick<Attempt, 'items' | 'revision' | 'sections'>,
): SelectedTest {
  if (sections.some(({ route }) => route)) return onPath(test, items.keys());
  return revision !== '' && revision === test.meta.revision ? selectTest(test, items.keys()) : test;
}
