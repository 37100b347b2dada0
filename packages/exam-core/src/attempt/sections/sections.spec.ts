import { describe, expect, it } from '@jest/globals';
import { type Attempt, createAttempt } from '../attempt.js';
import type { ClockReading } from '../attempt-clock.js';
import type { AttemptEvent } from '../events.js';
import { parseAttempt } from '../parse-attempt.js';
import { reduceAttempt } from '../reduce-attempt.js';
import { clockDurationMs, remainingMs } from '../selectors.js';
import { writeAttempt } from '../snapshot.js';
import { openQuestions } from './attempt-section.js';
import { planSections } from './plan-sections.js';

const MINUTE = 60_000;
const at = (ms: number, wall = ms): ClockReading => ({ wallMs: 1_790_000_000_000 + wall, monotonicMs: ms });
const run = (attempt: Attempt, ...events: AttemptEvent[]) => events.reduce(reduceAttempt, attempt);
const tick = (ms: number, wall = ms): AttemptEvent => ({ type: 'tick', at: at(ms, wall) });
const finish = (section: number, ms: number): AttemptEvent => ({
  type: 'finish-section',
  section,
  at: at(ms),
});
const answer = (question: string, ms: number): AttemptEvent => ({
  type: 'answer',
  question,
  option: 1,
  at: at(ms),
});

const test = {
  sectionRule: 'locked' as const,
  sections: [
    { name: 'Reasoning', from: 1, to: 2, minutes: 3 },
    { name: 'Awareness', from: 3, to: 3, minutes: 2 },
    { name: 'English', from: 4, to: 4, minutes: 5 },
  ],
};
const ready = createAttempt({
  attemptId: 'a',
  examId: 'e',
  testId: 't',
  questions: ['q1', 'q2', 'q3', 'q4'].map((questionId) => ({ questionId })),
});
const started = run(ready, {
  type: 'start',
  holderId: 'tab',
  durationMs: 1,
  sections: planSections(test, 4),
  at: at(0),
});
const used = ({ sections }: Attempt) => sections.map(({ usedMs }) => usedMs / MINUTE);
const responses = ({ items }: Attempt) => [...items.values()].map((item) => item.answer);

describe('sections that lock', () => {
  it('start with the first one open, each with its own time', () => {
    expect(started).toMatchObject({ phase: 'taking', openSection: 0, durationMs: 10 * MINUTE });
    expect([remainingMs(started), clockDurationMs(started)]).toEqual([3 * MINUTE, 3 * MINUTE]);
    expect(openQuestions(started, 4)).toEqual({ from: 0, end: 2 });
  });

  it('take responses, marks and visits in the open section only', () => {
    const closed: AttemptEvent[] = [
      answer('q3', 1),
      { type: 'mark', question: 'q3', marked: true, at: at(2) },
      { type: 'strike', question: 'q4', option: 0, struck: true, at: at(3) },
      { type: 'visit', question: 'q4', at: at(4) },
    ];
    expect(run(started, ...closed).items).toEqual(started.items);
    const later = run(started, answer('q1', 5), finish(0, 6), answer('q3', 7), answer('q2', 8));
    expect(responses(later)).toEqual([1, null, 1, null]);
    expect(run(later, { type: 'clear', question: 'q1', at: at(9) }).items.get('q1')?.answer).toBe(1);
  });

  it('open the next one at zero, not before, and submit at the end of the last', () => {
    const almost = run(started, { type: 'visit', question: 'q2', at: at(0) }, tick(3 * MINUTE - 1));
    expect(almost).toMatchObject({ openSection: 0, current: 'q2' });
    const second = run(almost, tick(3 * MINUTE));
    expect(second).toMatchObject({ openSection: 1, current: null, phase: 'taking' });
    expect(remainingMs(second)).toBe(2 * MINUTE);
    expect(openQuestions(second, 4)).toEqual({ from: 2, end: 3 });
    const last = run(second, tick(9 * MINUTE));
    expect([last.openSection, remainingMs(last)]).toEqual([2, MINUTE]);
    expect(run(last, tick(10 * MINUTE))).toMatchObject({ phase: 'submitted', endedBy: 'clock' });
  });

  it('ignore a response that comes after the section has ended', () => {
    const late = run(started, answer('q1', 3 * MINUTE));
    expect(late.openSection).toBe(1);
    expect(responses(late)).toEqual([null, null, null, null]);
  });

  it('end in order when the device slept over several of them', () => {
    const woken = run(started, { type: 'visit', question: 'q1', at: at(0) }, tick(1_000, 6 * MINUTE));
    expect(woken).toMatchObject({ openSection: 2, current: null });
    expect(used(woken)).toEqual([3, 2, 1]);
    expect(remainingMs(woken)).toBe(4 * MINUTE);
    expect(woken.items.get('q1')?.spentMs).toBe(3 * MINUTE);
    expect(run(started, tick(0, 600 * MINUTE))).toMatchObject({ phase: 'submitted', endedBy: 'clock' });
  });

  it('lose the time that is left when the student finishes early', () => {
    const second = run(started, finish(0, MINUTE));
    expect(second).toMatchObject({ openSection: 1, current: null });
    expect([remainingMs(second), ...used(second)]).toEqual([2 * MINUTE, 1, 0, 0]);
    const third = run(second, tick(3 * MINUTE));
    expect([remainingMs(third), ...used(third)]).toEqual([5 * MINUTE, 1, 2, 0]);
    expect(run(third, tick(8 * MINUTE))).toMatchObject({ phase: 'submitted', endedBy: 'clock' });
  });

  it('are finished once, in order, and never by a press that comes too late', () => {
    const second = run(started, finish(0, 1), finish(0, 2), finish(2, 3), finish(-1, 4));
    expect(second.openSection).toBe(1);
    // The clock ended the first section; the press was meant for it.
    expect(run(started, finish(0, 3 * MINUTE)).openSection).toBe(1);
    const last = run(second, finish(1, 5), finish(2, 6));
    expect(last).toMatchObject({ openSection: 2, phase: 'taking' });
  });

  it('never give time back, whatever the clocks say', () => {
    const ahead = run(started, tick(0, 2 * MINUTE), tick(1, -50 * MINUTE));
    expect(remainingMs(ahead)).toBe(MINUTE);
    const second = run(started, tick(0, 4 * MINUTE), tick(1, -50 * MINUTE));
    expect([second.openSection, remainingMs(second)]).toEqual([1, MINUTE]);
  });

  it('continue after a reload with their time and their place', () => {
    const before = run(started, finish(0, MINUTE), { type: 'release', at: at(2 * MINUTE) });
    const stored = parseAttempt(writeAttempt(before));
    const back = run(
      stored.ok ? stored.attempt : ready,
      { type: 'hold', holderId: 'tab-2', at: at(0) },
      tick(30_000),
    );
    expect([back.openSection, remainingMs(back)]).toEqual([1, MINUTE / 2]);
    expect(run(back, { type: 'visit', question: 'q1', at: at(30_001) }).current).toBeNull();
  });

  it('stay where they are after a failed submission', () => {
    const failed = run(
      started,
      finish(0, 1),
      { type: 'submit', at: at(2) },
      { type: 'submission-failed', at: at(3) },
    );
    expect(failed).toMatchObject({ phase: 'taking', openSection: 1, endedBy: null });
  });
});

describe('the plan of the sections', () => {
  it("multiplies every section's minutes", () => {
    const minutes = (factor: 1 | 1.25 | 1.5 | 2) =>
      planSections(test, 4, factor).map(({ durationMs }) => durationMs / MINUTE);
    expect(minutes(1)).toEqual([3, 2, 5]);
    expect(minutes(1.25)).toEqual([3.75, 2.5, 6.25]);
    expect(minutes(2)).toEqual([6, 4, 10]);
    expect(planSections(test, 4).map(({ questions }) => questions)).toEqual([2, 1, 1]);
  });

  it('is empty without a clock: every question is open then', () => {
    expect(planSections(test, 4, 0)).toEqual([]);
  });

  const [first, second, third] = test.sections;
  it.each([
    ['the test does not lock them', { ...test, sectionRule: 'free' as const }],
    ['the test has none', { sectionRule: 'locked' as const }],
    ['questions are missing', { ...test, sections: [first, second] }],
    ['there is a gap', { ...test, sections: [first, { ...third, from: 4 }] }],
    ['one has no minutes', { ...test, sections: [first, { ...second, minutes: undefined }, third] }],
    ['one is empty', { ...test, sections: [first, { ...second, to: 2 }, { ...third, from: 3 }] }],
    ['they take days', { ...test, sections: [first, second, { ...third, minutes: 1e6 }] }],
  ])('is empty where %s', (_, value) => {
    const sections = 'sections' in value ? value.sections.filter((each) => each !== undefined) : undefined;
    expect(planSections({ ...value, sections } as Parameters<typeof planSections>[0], 4)).toEqual([]);
  });

  it('counts only when it fits the questions of the attempt', () => {
    const start = (sections: { questions: number; durationMs: number }[]) =>
      run(ready, { type: 'start', holderId: 'tab', durationMs: MINUTE, sections, at: at(0) });
    for (const sections of [[{ questions: 3, durationMs: 5 }], [{ questions: 4, durationMs: 0 }], []])
      expect(start(sections)).toMatchObject({ sections: [], durationMs: MINUTE });
    expect(start([{ questions: 4, durationMs: 5 }])).toMatchObject({ durationMs: 5 });
  });
});
