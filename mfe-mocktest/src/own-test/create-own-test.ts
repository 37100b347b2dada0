import { toNumber, multiply, parseFraction, whole } from '@mockingbird/remote-kit';
import { hashText } from '../drawing/hash-text.js';
import { pickMath } from '../drawing/pick-math.js';
import type { MockTestData } from '../runner/load-mock-test.js';
import { drawQuestions } from './draw-questions.js';
import type { Pool } from './load-pool.js';
import { ownTestPath, type OwnTestSettings } from './own-test-settings.js';

const toId = (text: string): string => hashText(text).toString(36);

/** The exam of the test; for several, what they have in common. */
const titleOf = ({ exams }: Pool): string =>
  exams.length === 1 ? (exams[0]?.title ?? '') : `${exams.length} topics`;

/**
 * Creates a mock test from the questions of its settings. Its marks are those of the first exam's first mock test.
 * @returns undefined when the exams have no mock test
 */
export function createOwnTest(pool: Pool, settings: OwnTestSettings): MockTestData | undefined {
  const { first, exams, math } = pool;
  const [exam] = exams;
  if (!first || !exam) return undefined;
  const { questions, available, hasNext } = drawQuestions(pool.questions, settings);
  const address = ownTestPath(settings);
  return {
    data: questions,
    meta: {
      testId: `own-${toId(address)}`,
      title: `Your own test: ${titleOf(pool)}`,
      duration: settings.minutes,
      totalQuestions: questions.length,
      totalMarks: toNumber(multiply(parseFraction(first.marksPerQuestion), whole(questions.length))),
      marksPerQuestion: first.marksPerQuestion,
      negativeMarksPerQuestion: first.negativeMarksPerQuestion,
      examId: exam.examId,
      examTitle: exam.title,
      math: pickMath(questions, math),
      revision: toId(pool.revision),
    },
    own: {
      address,
      part: settings.part,
      available,
      nextAddress: hasNext ? ownTestPath({ ...settings, part: settings.part + 1 }) : undefined,
    },
  };
}
