import { takenQuestions } from '@mockingbird/exam-core';
import { citeSources } from './cite-sources.mjs';
import { placeMistakes } from './place-mistakes.mjs';
import { placeOptions } from './place-options.mjs';

/**
 * @typedef {import('./draft.mjs').Draft} Draft
 * @typedef {import('./draft.mjs').QuestionProof} QuestionProof
 * @typedef {import('../../index.mjs').MockTest} MockTest
 */

function question(testId, draft, placed, index, section) {
  return {
    questionId: `${testId}-q${String(index + 1).padStart(2, '0')}`,
    questionText: draft.ask,
    ...(draft.image && { questionImage: draft.image }),
    ...placed,
    explanation: draft.why,
    ...(draft.source && { source: draft.source }),
    ...(draft.passage && { passage: draft.passage }),
    ...(draft.passageImage && { passageImage: draft.passageImage }),
    topic: draft.topic,
    level: draft.level,
    ...(section && { section }),
    ...placeMistakes(draft, placed),
  };
}

/** Question ranges (1-based, inclusive) of the sections, in order. */
function ranges(sections) {
  let from = 1;
  return sections.map(({ drafts, ...about }) => {
    const range = { ...about, from, to: from + drafts.length - 1 };
    from = range.to + 1;
    return range;
  });
}

/**
 * Makes one mock test of the bank from its drafts.
 * @param {object} plan
 * @param {string} plan.testId unique across all exams
 * @param {string} plan.title
 * @param {number} plan.minutes time allowed
 * @param {number} plan.marks for a right answer
 * @param {number | string} plan.penalty taken off for a wrong one; a fraction such as "1/3" stays exact as text
 * @param {number} [plan.optionCount] options of every question; default: 4
 * @param {string} [plan.laws] a driving test: the state's file of laws, such as "texas"; every draft then needs a source
 * @param {Draft[]} [plan.drafts] the questions of a test without sections
 * @param {{ name: string, minutes?: number, marks?: string, negativeMarks?: string, route?: import('@mockingbird/contracts').TestSection['route'], drafts: Draft[] }[]} [plan.sections] or those of one with sections
 * @param {'free' | 'locked'} [plan.sectionRule]
 * @param {import('@mockingbird/contracts').MockTest['scoreEstimate']} [plan.scoreEstimate] the calculator that knows the scale of the real exam
 * @param {import('@mockingbird/contracts').RealExam} [plan.realExam] where its pass rule is published
 * @returns {{ test: MockTest, proofs: QuestionProof[] }}
 * @throws {Error} that names every draft without the source that it needs
 */
export function defineTest(plan) {
  const { testId, title, minutes, marks, penalty, optionCount = 4, drafts, sections, laws } = plan;
  const { sectionRule, realExam, scoreEstimate } = plan;
  const names = sections?.flatMap((section) => section.drafts.map(() => section.name)) ?? [];
  const all = citeSources(sections ? sections.flatMap((section) => section.drafts) : drafts, {
    testId,
    laws,
    sections: names,
  });
  const placed = placeOptions(all, optionCount, testId);
  const questions = all.map((draft, index) => question(testId, draft, placed[index], index, names[index]));
  const placedSections = sections && ranges(sections);
  const totalQuestions = questions.length;
  const taken = takenQuestions({ totalQuestions, sections: placedSections });
  const test = {
    testId,
    title,
    duration: minutes,
    totalQuestions,
    totalMarks: taken * marks,
    marksPerQuestion: marks,
    negativeMarksPerQuestion: penalty,
    ...(placedSections && { sections: placedSections }),
    ...(sectionRule && { sectionRule }),
    ...(realExam && { realExam }),
    ...(scoreEstimate && { scoreEstimate }),
    questions,
  };
  const proofs = all.flatMap(({ proof }, index) =>
    proof ? [{ questionId: questions[index].questionId, proof }] : [],
  );
  return { test, proofs };
}
