import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { type Attempt, createAttempt } from '../attempt.js';
import type { AttemptEvent } from '../events.js';
import { parseAttempt } from '../parse-attempt.js';
import { reduceAttempt } from '../reduce-attempt.js';
import { writeAttempt } from '../snapshot.js';
import { openQuestions, type PlannedSection } from './attempt-section.js';

const KEYS = ['q1', '__proto__', '#2', 'q4', 'q5', 'q6'];
const PLANS: PlannedSection[] = [
  { questions: 1, durationMs: 20_000 },
  { questions: 3, durationMs: 1 },
  { questions: 2, durationMs: 60_000 },
];
const DURATION = 80_001;

/** Clocks with arbitrary steps: forward, backward and large. */
const readings = fc.record({
  wallMs: fc.integer({ min: 0, max: 2 * DURATION }),
  monotonicMs: fc.oneof(fc.integer({ min: 0, max: 100 }), fc.integer({ min: 0, max: 2 * DURATION })),
});
const question = fc.constantFrom(...KEYS, 'unknown');
const just = <T extends string>(...types: T[]) => fc.constantFrom(...types);
const events: fc.Arbitrary<AttemptEvent> = fc.oneof(
  fc.record({ type: just('hold'), holderId: just('t1', 't2'), at: readings }),
  fc.record({ type: just('release', 'tick', 'submit', 'submission-failed'), at: readings }),
  fc.record({ type: just('finish-section'), section: fc.integer({ min: -1, max: 3 }), at: readings }),
  fc.record({ type: just('visit', 'clear'), question, at: readings }),
  fc.record({ type: just('answer'), question, option: fc.nat(25), at: readings }),
  fc.record({ type: just('strike'), question, option: fc.nat(25), struck: fc.boolean(), at: readings }),
  fc.record({ type: just('mark'), question, marked: fc.boolean(), at: readings }),
);

const started = reduceAttempt(
  createAttempt({
    attemptId: 'a',
    examId: 'e',
    testId: 't',
    questions: KEYS.map((questionId) => ({ questionId })),
  }),
  {
    type: 'start',
    holderId: 't1',
    durationMs: 5,
    sections: PLANS,
    at: { wallMs: 0, monotonicMs: 0 },
  },
);

/** Every event with the attempt before and after it. */
const histories = fc.array(events, { maxLength: 40 }).map((list) => {
  let before = started;
  return list.map((event) => {
    const step = { event, before, after: reduceAttempt(before, event) };
    before = step.after;
    return step;
  });
});

const itemsOutside = (attempt: Attempt, { from, end }: { from: number; end: number }) =>
  [...attempt.items.values()].filter((_, index) => index < from || index >= end);

it('exactly one section is open, and a closed one does not open again', () => {
  fc.assert(
    fc.property(histories, (steps) => {
      for (const { before, after } of steps) {
        expect(after.sections[after.openSection]).toBeDefined();
        expect(after.openSection).toBeGreaterThanOrEqual(before.openSection);
        const later = after.sections.slice(after.openSection + 1);
        expect(later.every(({ usedMs }) => usedMs === 0)).toBe(true);
      }
    }),
    { numRuns: 500 },
  );
});

it('nothing changes in a section that is not open after the event', () => {
  fc.assert(
    fc.property(histories, (steps) => {
      for (const { before, after, event } of steps) {
        const open = openQuestions(after, KEYS.length);
        const isOpenStill = before.openSection === after.openSection;
        const now = itemsOutside(after, open);
        const earlier = itemsOutside(before, open);
        // The time until a section ended belongs to the question that was current.
        const withoutTime = (items: typeof now) => items.map((item) => ({ ...item, spentMs: 0 }));
        if (isOpenStill) expect(now).toEqual(earlier);
        else expect({ event, items: withoutTime(now) }).toEqual({ event, items: withoutTime(earlier) });
      }
    }),
    { numRuns: 500 },
  );
});

it('the current question is in the open section', () => {
  fc.assert(
    fc.property(histories, (steps) => {
      for (const { after } of steps) {
        const { from, end } = openQuestions(after, KEYS.length);
        if (after.current !== null) expect(KEYS.slice(from, end)).toContain(after.current);
      }
    }),
  );
});

it('the time left of every section never rises and never falls below zero', () => {
  fc.assert(
    fc.property(histories, (steps) => {
      for (const { before, after } of steps) {
        after.sections.forEach(({ usedMs, durationMs }, index) => {
          expect(usedMs).toBeGreaterThanOrEqual(before.sections[index]?.usedMs ?? 0);
          expect(usedMs).toBeLessThanOrEqual(durationMs);
        });
      }
    }),
    { numRuns: 500 },
  );
});

it('the used time is the sum of the sections, and the questions take no more', () => {
  fc.assert(
    fc.property(histories, (steps) => {
      for (const { after } of steps) {
        const used = after.sections.reduce((sum, { usedMs }) => sum + usedMs, 0);
        expect(used).toBe(after.clock.usedMs);
        const spent = [...after.items.values()].reduce((sum, { spentMs }) => sum + spentMs, 0);
        expect(spent).toBeLessThanOrEqual(used);
      }
    }),
  );
});

it('a submitted attempt changes only by a failure of the submission', () => {
  fc.assert(
    fc.property(histories, (steps) => {
      for (const { before, after, event } of steps)
        if (before.phase === 'submitted' && event.type !== 'submission-failed') expect(after).toBe(before);
    }),
  );
});

it('every state that can be reached is stored and read back, with the clock paused', () => {
  fc.assert(
    fc.property(histories, (steps) => {
      for (const { after } of steps) {
        const { usedMs } = after.clock;
        const paused = { ...after, clock: { usedMs, usedBeforeMs: usedMs, heldFrom: null } };
        expect(parseAttempt(writeAttempt(after))).toEqual({ ok: true, attempt: paused });
      }
    }),
    { numRuns: 300 },
  );
});
