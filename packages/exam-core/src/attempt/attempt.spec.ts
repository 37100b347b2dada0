import { describe, expect, it } from '@jest/globals';
import { type Attempt, createAttempt, questionKey } from './attempt.js';
import { CLOCK_FACTORS, durationMsOf } from './clock-choice.js';
import { advance, NEW_CLOCK, type ClockReading } from './attempt-clock.js';
import type { AttemptEvent } from './events.js';
import { paletteCounts, paletteState } from './palette.js';
import { parseAttempt } from './parse-attempt.js';
import { reduceAttempt } from './reduce-attempt.js';
import {
  answeredCount,
  fitsQuestions,
  hasUnsavedAnswers,
  isHeldBy,
  remainingMs,
  attachResponses,
} from './selectors.js';
import { writeAttempt } from './snapshot.js';

const START = 1_790_000_000_000;
const MINUTE = 60_000;
const questions = ['q1', 'q2', 'q3'].map((questionId) => ({
  questionId,
  questionText: 'Which?',
  options: ['a', 'b', 'c'],
  correctAnswer: 0,
}));

/** Both clocks this many milliseconds after the start; `wall` when they differ. */
function at(ms: number, wall = ms): ClockReading {
  return { wallMs: START + wall, monotonicMs: 500 + ms };
}

function run(attempt: Attempt, ...events: AttemptEvent[]): Attempt {
  return events.reduce(reduceAttempt, attempt);
}

const ready = createAttempt({ attemptId: 'a1', examId: 'ssc-cgl', testId: 't1', questions });
const started = (durationMs = 10 * MINUTE) =>
  run(ready, { type: 'start', holderId: 'tab-1', durationMs, at: at(0) });
const tick = (ms: number, wall = ms): AttemptEvent => ({ type: 'tick', at: at(ms, wall) });

describe('an attempt', () => {
  it('is ready, with every question untouched, until Start', () => {
    expect(ready).toMatchObject({ phase: 'ready', mode: 'exam', revision: '', holderId: null });
    expect(paletteCounts(ready)['not-visited']).toBe(3);
    expect(
      run(ready, tick(5), { type: 'submit', at: at(6) }, { type: 'hold', holderId: 'x', at: at(7) }),
    ).toBe(ready);
  });

  it('starts its clock at Start', () => {
    expect(started()).toMatchObject({ phase: 'taking', holderId: 'tab-1', updatedAt: START });
    expect(remainingMs(started())).toBe(10 * MINUTE);
  });

  it('cannot be started twice', () => {
    const attempt = run(started(), { type: 'start', holderId: 'tab-1', durationMs: 99, at: at(10) });
    expect(attempt).toMatchObject({ durationMs: 10 * MINUTE });
  });

  it('keeps, changes and clears answers', () => {
    const answered = run(started(), { type: 'answer', question: 'q1', option: 2, at: at(10) });
    expect(answered.items.get('q1')?.answer).toBe(2);
    const changed = run(answered, { type: 'answer', question: 'q1', option: 0, at: at(20) });
    expect(changed.items.get('q1')?.answer).toBe(0);
    const cleared = run(changed, { type: 'clear', question: 'q1', at: at(30) });
    expect(cleared.items.get('q1')?.answer).toBeNull();
    expect(answeredCount(cleared)).toBe(0);
  });

  it('never changes in place', () => {
    const before = started();
    run(before, { type: 'answer', question: 'q1', option: 2, at: at(10) });
    expect(before.items.get('q1')?.answer).toBeNull();
  });

  it('ignores a question that it does not have', () => {
    const attempt = run(started(), { type: 'answer', question: 'q9', option: 0, at: at(10) });
    expect(attempt.items.size).toBe(3);
    expect(attempt.current).toBeNull();
  });

  it('shows the five states of the palette', () => {
    const attempt = run(
      createAttempt({
        attemptId: 'a',
        examId: 'e',
        testId: 't',
        mode: 'practice',
        revision: 'r1',
        questions: ['a', 'b', 'c', 'd', 'e'].map((questionId) => ({ questionId })),
      }),
      { type: 'start', holderId: 'tab-1', durationMs: 0, at: at(0) },
      { type: 'visit', question: 'b', at: at(1) },
      { type: 'answer', question: 'c', option: 1, at: at(2) },
      { type: 'mark', question: 'd', marked: true, at: at(3) },
      { type: 'mark', question: 'e', marked: true, at: at(4) },
      { type: 'answer', question: 'e', option: 0, at: at(5) },
    );
    expect([...attempt.items.values()].map(paletteState)).toEqual([
      'not-visited',
      'not-answered',
      'answered',
      'marked',
      'answered-and-marked',
    ]);
    expect(Object.values(paletteCounts(attempt))).toEqual([1, 1, 1, 1, 1]);
    const unmarked = run(attempt, { type: 'mark', question: 'd', marked: false, at: at(6) });
    expect(paletteCounts(unmarked)['not-answered']).toBe(2);
  });

  it('counts the time of the question in view', () => {
    const attempt = run(
      started(),
      { type: 'visit', question: 'q1', at: at(1000) },
      tick(2000),
      { type: 'visit', question: 'q2', at: at(4000) },
      { type: 'answer', question: 'q2', option: 1, at: at(9000) },
    );
    expect([...attempt.items.values()].map(({ spentMs }) => spentMs)).toEqual([3000, 5000, 0]);
  });
});

describe('the clock', () => {
  it('takes the wall clock when the tab slept', () => {
    expect(remainingMs(run(started(), tick(1000, 5 * MINUTE)))).toBe(5 * MINUTE);
  });

  it('takes the monotonic clock when the wall clock was set back', () => {
    expect(remainingMs(run(started(), tick(4 * MINUTE, -60 * MINUTE)))).toBe(6 * MINUTE);
  });

  it('never gives time back', () => {
    const ahead = run(started(), tick(1000, 5 * MINUTE));
    expect(remainingMs(run(ahead, tick(2000, 2000)))).toBe(5 * MINUTE);
    expect(remainingMs(run(started(), tick(-5000, -5000)))).toBe(10 * MINUTE);
  });

  it('counts neither clock twice when they take turns', () => {
    const attempt = run(started(), tick(1000, 900), tick(1900, 2000), tick(3000, 2900));
    expect(remainingMs(attempt)).toBe(10 * MINUTE - 3000);
  });

  it('pauses while no tab holds the attempt', () => {
    const left = run(started(), { type: 'release', at: at(MINUTE) });
    expect(left).toMatchObject({ phase: 'taking', holderId: null });
    expect(run(left, tick(9 * MINUTE))).toBe(left);
    const back = run(left, {
      type: 'hold',
      holderId: 'tab-2',
      at: { wallMs: START + 99 * MINUTE, monotonicMs: 3 },
    });
    expect(remainingMs(back)).toBe(9 * MINUTE);
    const later = run(back, { type: 'tick', at: { wallMs: START + 100 * MINUTE, monotonicMs: 3 } });
    expect(remainingMs(later)).toBe(8 * MINUTE);
  });

  it('does not go on when it is paused', () => {
    expect(advance(NEW_CLOCK, at(MINUTE), 0)).toBe(NEW_CLOCK);
  });

  it('does not run, and nothing can be answered, after reading back until a tab holds the attempt', () => {
    const stored = parseAttempt(writeAttempt(run(started(), tick(MINUTE))));
    const attempt = stored.ok ? stored.attempt : ready;
    expect(attempt).toMatchObject({ phase: 'taking', holderId: 'tab-1' });
    expect(run(attempt, { type: 'answer', question: 'q1', option: 1, at: at(2 * MINUTE) })).toBe(attempt);
    const back = run(attempt, { type: 'hold', holderId: 'tab-1', at: at(9 * MINUTE) }, tick(10 * MINUTE));
    expect(remainingMs(back)).toBe(8 * MINUTE);
  });

  it('passes to a second tab that takes over', () => {
    const attempt = run(started(), tick(MINUTE), {
      type: 'hold',
      holderId: 'tab-2',
      at: { wallMs: START + MINUTE, monotonicMs: 7 },
    });
    expect(isHeldBy(attempt, 'tab-2')).toBe(true);
    expect(isHeldBy(attempt, 'tab-1')).toBe(false);
    expect(remainingMs(run(attempt, { type: 'tick', at: { wallMs: START, monotonicMs: 7 + MINUTE } }))).toBe(
      8 * MINUTE,
    );
  });

  it('submits the test at zero, not before', () => {
    const almost = run(started(), tick(10 * MINUTE - 1));
    expect(almost.phase).toBe('taking');
    expect(run(almost, tick(10 * MINUTE))).toMatchObject({ phase: 'submitted', endedBy: 'clock' });
  });

  it('stays at zero after the time was up long ago', () => {
    const attempt = run(started(), { type: 'visit', question: 'q1', at: at(0) }, tick(0, 600 * MINUTE));
    expect(remainingMs(attempt)).toBe(0);
    expect(attempt.items.get('q1')?.spentMs).toBe(10 * MINUTE);
  });

  it('takes no answer after zero', () => {
    const attempt = run(started(), { type: 'answer', question: 'q1', option: 1, at: at(10 * MINUTE) });
    expect(attempt).toMatchObject({ phase: 'submitted', endedBy: 'clock' });
    expect(attempt.items.get('q1')?.answer).toBeNull();
  });

  it('neither shows nor ends anything when the duration is 0', () => {
    const attempt = run(started(0), tick(600 * MINUTE));
    expect(attempt.phase).toBe('taking');
    expect(remainingMs(attempt)).toBeUndefined();
  });

  it.each([
    [60, 1, 60 * MINUTE],
    [60, 1.25, 75 * MINUTE],
    [0.5, 1.5, 45_000],
    [60, 2, 120 * MINUTE],
    [60, 0, 0],
    [0, 2, 0],
    [undefined, 1, 0],
    [-5, 1, 0],
    [1e9, 1, 2880 * MINUTE],
  ] as const)('of %j minutes times %d has %d ms', (minutes, factor, ms) => {
    expect(durationMsOf(minutes, factor)).toBe(ms);
  });

  it("is the exam's own unless chosen otherwise", () => {
    expect(durationMsOf(1)).toBe(MINUTE);
    expect(CLOCK_FACTORS[0]).toBe(1);
  });
});

describe('submitting', () => {
  const submit = (ms: number): AttemptEvent => ({ type: 'submit', at: at(ms) });
  const failed = (ms: number): AttemptEvent => ({ type: 'submission-failed', at: at(ms) });

  it('ends the attempt for good', () => {
    const attempt = run(started(), { type: 'answer', question: 'q1', option: 1, at: at(5) }, submit(10));
    expect(attempt).toMatchObject({ phase: 'submitted', endedBy: 'candidate' });
    const later = run(
      attempt,
      { type: 'answer', question: 'q1', option: 2, at: at(11) },
      tick(12),
      submit(13),
    );
    expect(later).toBe(attempt);
  });

  it('can be tried again after a failure, with the clock running on', () => {
    const attempt = run(started(), submit(MINUTE), failed(MINUTE + 500));
    expect(attempt).toMatchObject({ phase: 'taking', endedBy: null });
    expect(remainingMs(run(attempt, tick(2 * MINUTE + 500)))).toBe(8 * MINUTE);
    expect(run(attempt, submit(2 * MINUTE)).phase).toBe('submitted');
  });

  it('does not submit itself over and over when it fails at zero', () => {
    const attempt = run(started(), tick(10 * MINUTE), failed(10 * MINUTE), tick(11 * MINUTE));
    expect(attempt).toMatchObject({ phase: 'taking', endedBy: 'clock' });
    expect(
      run(attempt, { type: 'answer', question: 'q1', option: 1, at: at(11 * MINUTE) }).items.get('q1')
        ?.answer,
    ).toBeNull();
    expect(run(attempt, submit(11 * MINUTE))).toMatchObject({ phase: 'submitted', endedBy: 'clock' });
  });

  it('submits itself at zero after an earlier failure', () => {
    expect(run(started(), submit(5), failed(6), tick(11 * MINUTE))).toMatchObject({
      phase: 'submitted',
      endedBy: 'clock',
    });
  });

  it('cannot have failed before it was tried', () => {
    const attempt = started();
    expect(run(attempt, failed(0))).toMatchObject({ phase: 'taking', endedBy: null });
  });
});

describe('the selectors of an attempt', () => {
  const answered = run(started(), { type: 'answer', question: 'q2', option: 2, at: at(5) });

  it('hands the questions over with the answers given', () => {
    expect(attachResponses(answered, questions).map(({ userAnswer }) => userAnswer)).toEqual([
      undefined,
      2,
      undefined,
    ]);
  });

  it('has unsaved answers only while taking', () => {
    expect(hasUnsavedAnswers(started())).toBe(false);
    expect(hasUnsavedAnswers(answered)).toBe(true);
    expect(hasUnsavedAnswers(run(answered, { type: 'submit', at: at(6) }))).toBe(false);
  });

  it('fits the questions it was made for, and no others', () => {
    expect(fitsQuestions(answered, questions)).toBe(true);
    expect(fitsQuestions(answered, questions.slice(1))).toBe(false);
    expect(
      fitsQuestions(
        answered,
        questions.map((question) => ({ ...question, questionId: `x${question.questionId}` })),
      ),
    ).toBe(false);
    expect(
      fitsQuestions(
        answered,
        questions.map((question) => ({ ...question, options: ['a', 'b'] })),
      ),
    ).toBe(false);
  });

  it('keeps questions without a questionId by their place', () => {
    expect([questionKey({}, 4), questionKey({ questionId: 'q' }, 4)]).toEqual(['#4', 'q']);
    const attempt = createAttempt({ attemptId: 'a', examId: 'e', testId: 't', questions: [{}, {}] });
    expect(attempt.items.size).toBe(2);
  });
});
