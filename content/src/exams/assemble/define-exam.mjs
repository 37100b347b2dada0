import { takenQuestions } from '@mockingbird/exam-core';

/** The pass mark is 70 percent; an exam's `passingScore` is the same in marks. */
const PASS_SHARE = 0.7;

const sum = (tests, field) => tests.reduce((total, test) => total + test[field], 0);

/** Questions that a student takes, marks and minutes are sums over the tests. */
const totalsOf = (tests) => {
  const totalMarks = sum(tests, 'totalMarks');
  return {
    totalQuestions: tests.reduce((total, test) => total + takenQuestions(test), 0),
    totalMarks,
    duration: sum(tests, 'duration'),
    passingScore: Math.ceil(totalMarks * PASS_SHARE),
  };
};

/** An exam's key: its id in lower case, with `-` for `_`. */
const addressOf = (examId) => examId.toLowerCase().replaceAll('_', '-');

/**
 * Makes one exam of the bank. Question count, marks and minutes are sums over its tests.
 * @param {object} about what a visitor reads about the exam
 * @param {string} about.examId capitals and underscores
 * @param {'dmv' | 'ssc' | 'ibps' | 'rrb'} [about.type] none for exams that belong to no family
 * @param {string[]} about.keyInformation
 * @param {string[]} about.didYouKnow
 * @param {{ question: string, answer: string }[]} about.faqs
 * @param {{ resourceName: string, resourceLink: string, description: string }[]} about.resources
 * @param {ReturnType<typeof import('./define-test.mjs').defineTest>[]} tests none where full tests are all it has
 * @returns {import('../../index.mjs').BankFile & { address: string, proofs: import('./draft.mjs').QuestionProof[] }}
 */
export function defineExam(about, tests) {
  const totals = totalsOf(tests.map(({ test }) => test));
  const exam = {
    examId: about.examId,
    title: about.title,
    description: about.description,
    totalQuestions: totals.totalQuestions,
    totalMarks: totals.totalMarks,
    duration: totals.duration,
    marksPerQuestion: tests[0]?.test.marksPerQuestion ?? 1,
    negativeMarksPerQuestion: tests[0]?.test.negativeMarksPerQuestion ?? 0,
    passingScore: totals.passingScore,
    difficulty: about.difficulty,
    topics: about.topics,
    details: {
      ...(about.type && { type: about.type }),
      imageUrl: about.imageUrl,
      seo: { keywords: about.keywords },
      keyInformation: about.keyInformation.map((info) => ({ info })),
      didYouKnow: about.didYouKnow.map((fact) => ({ fact })),
      faqs: about.faqs,
      resources: about.resources,
    },
    weight: about.weight,
  };
  return {
    address: addressOf(about.examId),
    exam,
    tests: tests.map(({ test }) => test),
    proofs: tests.flatMap(({ proofs }) => proofs),
  };
}

/**
 * Puts tests before those of an exam.
 * @param {{ address: string } & Pick<import('../../index.mjs').BankFile, 'exam' | 'tests'>} made
 * @param {import('../../index.mjs').MockTest[]} first
 */
export function withTests({ address, exam, tests }, first) {
  const all = [...first, ...tests];
  return { address, exam: { ...exam, ...totalsOf(all) }, tests: all };
}
