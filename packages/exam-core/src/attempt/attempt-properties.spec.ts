import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { type Attempt, createAttempt } from './attempt.js';
import type { AttemptEvent } from './events.js';
import { paletteCounts } from './palette.js';
import { parseAttempt } from './parse-attempt.js';
import { reduceAttempt } from './reduce-attempt.js';
import { remainingMs } from './selectors.js';
import { writeAttempt } from './snapshot.js';

const KEYS = ['q1', '__proto__', '#2'];
const DURATION = 60_000;

/** Clocks with arbitrary steps: forward, backward and large. */
const readings = fc.record({
  wallMs: fc.integer({ min: 0, max: 3 * DURATION }),
  monotonicMs: fc.integer({ min: 0, max: 2 * DURATION }),
});
const key = fc.constantFrom(...KEYS, 'unknown');
const events: fc.Arbitrary<AttemptEvent> = fc.oneof(
  fc.record({
    type: fc.constant('start' as const),
    holderId: fc.constant('t1'),
    durationMs: fc.constant(DURATION),
    at: readings,
  }),
  fc.record({ type: fc.constant('hold' as const), holderId: fc.constantFrom('t1', 't2'), at: readings }),
  fc.record({ type: fc.constantFrom('release' as const, 'tick' as const, 'submit' as const), at: readings }),
  fc.record({ type: fc.constant('submission-failed' as const), at: readings }),
  fc.record({ type: fc.constantFrom('visit' as const, 'clear' as const), question: key, at: readings }),
  fc.record({
    type: fc.constantFrom('answer' as const, 'choose' as const),
    question: key,
    option: fc.nat(25),
    at: readings,
  }),
  fc.record({
    type: fc.constant('strike' as const),
    question: key,
    option: fc.nat(25),
    struck: fc.boolean(),
    at: readings,
  }),
  fc.record({ type: fc.constant('mark' as const), question: key, marked: fc.boolean(), at: readings }),
);

const fresh = createAttempt({
  attemptId: 'a',
  examId: 'e',
  testId: 't',
  questions: KEYS.map((questionId) => ({ questionId })),
});

function history(list: readonly AttemptEvent[]): Attempt[] {
  const states = [fresh];
  for (const event of list) states.push(reduceAttempt(states.at(-1) ?? fresh, event));
  return states;
}

const histories = fc.array(events, { maxLength: 40 }).map((list) => {
  const at = { wallMs: 0, monotonicMs: 0 };
  return history([{ type: 'start', holderId: 't1', durationMs: DURATION, at }, ...list]).slice(1);
});

it('the time left never rises and never falls below zero, whatever happens', () => {
  fc.assert(
    fc.property(histories, (states) => {
      let before = DURATION;
      for (const state of states) {
        const left = remainingMs(state) ?? Number.NaN;
        expect(left).toBeLessThanOrEqual(before);
        expect(left).toBeGreaterThanOrEqual(0);
        before = left;
      }
    }),
    { numRuns: 500 },
  );
});

it('a submitted attempt changes only by a failure of the submission', () => {
  fc.assert(
    fc.property(histories, events, (states, event) => {
      const last = states.at(-1) ?? fresh;
      fc.pre(last.phase === 'submitted' && event.type !== 'submission-failed');
      expect(reduceAttempt(last, event)).toBe(last);
    }),
  );
});

it('every question is in exactly one state of the palette', () => {
  fc.assert(
    fc.property(histories, (states) => {
      for (const state of states) {
        const counts = Object.values(paletteCounts(state));
        expect(counts.reduce((sum, count) => sum + count)).toBe(KEYS.length);
      }
    }),
  );
});

it('no response is an option that was ruled out, and an exam has only responses', () => {
  fc.assert(
    fc.property(histories, (states) => {
      for (const { items } of states)
        for (const { answer, choice, struck } of items.values()) {
          expect(struck).not.toContain(answer);
          expect(choice).toBeNull();
        }
    }),
  );
});

it('the questions together take no more time than the clock', () => {
  fc.assert(
    fc.property(histories, (states) => {
      for (const { items, clock } of states) {
        const spent = [...items.values()].reduce((sum, item) => sum + item.spentMs, 0);
        expect(spent).toBeLessThanOrEqual(clock.usedMs);
      }
    }),
  );
});

it('every state that can be reached is stored and read back, with the clock paused', () => {
  fc.assert(
    fc.property(histories, (states) => {
      for (const state of states) {
        const { usedMs } = state.clock;
        const paused = { ...state, clock: { usedMs, usedBeforeMs: usedMs, heldFrom: null } };
        expect(parseAttempt(writeAttempt(state))).toEqual({ ok: true, attempt: paused });
      }
    }),
    { numRuns: 300 },
  );
});

it('a response in practice is final, because its solution has been shown, and there is no clock', () => {
  const at = { wallMs: 0, monotonicMs: 0 };
  const started = reduceAttempt(
    { ...fresh, mode: 'practice' },
    { type: 'start', holderId: 't1', durationMs: DURATION, at },
  );
  fc.assert(
    fc.property(fc.array(events, { maxLength: 40 }), (list) => {
      let before = started;
      for (const event of list) {
        const after = reduceAttempt(before, event);
        expect(remainingMs(after)).toBeUndefined();
        expect(parseAttempt(writeAttempt(after))).toMatchObject({
          ok: true,
          attempt: { items: after.items },
        });
        for (const { answer, choice, struck } of after.items.values()) {
          if (choice === null) continue;
          expect(answer).toBeNull();
          expect(struck).not.toContain(choice);
        }
        for (const [question, { answer }] of before.items)
          if (answer !== null) expect(after.items.get(question)?.answer).toBe(answer);
        before = after;
      }
    }),
  );
});
