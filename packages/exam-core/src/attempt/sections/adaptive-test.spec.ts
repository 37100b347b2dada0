import { describe, expect, it } from '@jest/globals';
import type { TestSection } from '@mockingbird/contracts';
import { type Attempt, createAttempt } from '../attempt.js';
import type { AttemptEvent } from '../events.js';
import { parseAttempt } from '../parse-attempt.js';
import { reduceAttempt } from '../reduce-attempt.js';
import { writeAttempt } from '../snapshot.js';
import { isAdaptive, pathOf, planVersions, takenQuestions, takenSections } from './adaptive-test.js';
import { planSections } from './plan-sections.js';

const MINUTE = 60_000;
const at = (ms: number) => ({ wallMs: 1_790_000_000_000 + ms, monotonicMs: ms });

/** Two sections of two modules, with two questions each. The right option is the last digit of the id. */
const SECTIONS: TestSection[] = [
  { name: 'Reading: module 1', from: 1, to: 2, minutes: 1 },
  { name: 'Reading: module 2', from: 3, to: 4, minutes: 1, route: { after: 1, from: 0, to: 0 } },
  { name: 'Reading: module 2', from: 5, to: 6, minutes: 1, route: { after: 1, from: 1, to: 1 } },
  { name: 'Reading: module 2', from: 7, to: 8, minutes: 1, route: { after: 1, from: 2, to: 2 } },
  { name: 'Math: module 1', from: 9, to: 10, minutes: 2 },
  { name: 'Math: module 2', from: 11, to: 12, minutes: 2, route: { after: 5, from: 0, to: 1 } },
  { name: 'Math: module 2', from: 13, to: 14, minutes: 2, route: { after: 5, from: 2, to: 2 } },
];
const QUESTIONS = Array.from({ length: 14 }, (_, index) => ({
  questionId: `q${index + 1}`,
  correctAnswer: index % 4,
}));
const PATH = pathOf(QUESTIONS, SECTIONS);
const PLANS = planVersions(planSections({ sections: PATH.sections, sectionRule: 'locked' }, 8), {
  questions: QUESTIONS,
  sections: SECTIONS,
});

const run = (attempt: Attempt, ...events: AttemptEvent[]) => events.reduce(reduceAttempt, attempt);
const started = run(
  createAttempt({ attemptId: 'a', examId: 'sat', testId: 'sat-1', questions: PATH.questions }),
  { type: 'start', holderId: 'tab', durationMs: 1, sections: PLANS, at: at(0) },
);
const keysOf = ({ items }: Attempt) => [...items.keys()].map((key) => Number(key.slice(1)));
const finish = (section: number): AttemptEvent => ({ type: 'finish-section', section, at: at(section + 1) });
const answer = (question: number, isRight: boolean): AttemptEvent => {
  const key = QUESTIONS[question - 1]?.correctAnswer ?? 0;
  return { type: 'answer', question: `q${question}`, option: isRight ? key : (key + 1) % 4, at: at(1) };
};

describe('an adaptive test', () => {
  it('has one version of each section for a student', () => {
    expect(isAdaptive(SECTIONS)).toBe(true);
    expect(isAdaptive(SECTIONS.slice(0, 1))).toBe(false);
    expect(takenSections(SECTIONS).map(({ from }) => from)).toEqual([1, 3, 9, 11]);
    expect(takenQuestions({ totalQuestions: 14, sections: SECTIONS })).toBe(8);
    expect(PATH.sections.map(({ from, to, route }) => [from, to, route])).toEqual([
      [1, 2, undefined],
      [3, 4, undefined],
      [5, 6, undefined],
      [7, 8, undefined],
    ]);
  });

  it('starts with the first versions, and with the time of the path', () => {
    expect(keysOf(started)).toEqual([1, 2, 3, 4, 9, 10, 11, 12]);
    expect(started.durationMs).toBe(6 * MINUTE);
  });

  it.each([
    { right: [], reading: [3, 4] },
    { right: [2], reading: [5, 6] },
    { right: [1, 2], reading: [7, 8] },
  ])('opens the version that $right.length right answers choose', ({ right, reading }) => {
    const answers = [1, 2].map((question) =>
      answer(
        question,
        right.some((each) => each === question),
      ),
    );
    const opened = run(started, ...answers, finish(0));
    expect(keysOf(opened)).toEqual([1, 2, ...reading, 9, 10, 11, 12]);
    const whole = run(opened, finish(1), answer(9, true), answer(10, true), finish(2));
    expect(keysOf(whole)).toEqual([1, 2, ...reading, 9, 10, 13, 14]);
    expect(whole.items.get('q2')?.answer).not.toBeNull();
    const path = pathOf(QUESTIONS, SECTIONS, new Set(whole.items.keys()));
    expect(path.questions.map(({ questionId }) => questionId)).toEqual([...whole.items.keys()]);
    expect(path.sections.map(({ from, to }) => [from, to])).toEqual([
      [1, 2],
      [3, 4],
      [5, 6],
      [7, 8],
    ]);
  });

  it('opens the right versions when the time of several sections passes during sleep', () => {
    const slept = run(started, answer(1, true), answer(2, true), { type: 'tick', at: at(5 * MINUTE) });
    expect(slept.openSection).toBe(3);
    expect(keysOf(slept)).toEqual([1, 2, 7, 8, 9, 10, 11, 12]);
  });

  it('is stored with its versions', () => {
    const opened = run(started, answer(1, true), finish(0));
    const read = parseAttempt(writeAttempt(opened));
    if (!read.ok) throw new Error(JSON.stringify(read.issues));
    const held = run(read.attempt, { type: 'hold', holderId: 'tab', at: at(2) });
    expect(
      keysOf(run(held, answer(9, true), finish(1), answer(9, true), answer(10, true), finish(2))),
    ).toEqual([1, 2, 5, 6, 9, 10, 13, 14]);
  });

  it('is refused with versions that are damaged', () => {
    const stored = JSON.parse(writeAttempt(started));
    stored.sections[1].route.versions[0].questions = ['q3', 4];
    stored.sections[3].route.rightOptions[0].option = -1;
    const read = parseAttempt(JSON.stringify(stored));
    expect(read.ok ? [] : read.issues.map(({ path }) => path)).toEqual([
      '/sections/1/route/versions/0/questions',
      '/sections/3/route/rightOptions/0/option',
    ]);
  });
});
