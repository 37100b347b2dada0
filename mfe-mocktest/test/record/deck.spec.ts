import { describe, expect, it } from '@jest/globals';
import { question } from '@mockingbird/testing';
import fc from 'fast-check';
import { passes } from '../../src/record/checks/checks.js';
import { isCard } from '../../src/record/checks/stored-shapes.js';
import { cardsOfResult, mergeMistake, type DeckCard } from '../../src/record/deck/card.js';
import { RATINGS, repeatCard } from '../../src/record/deck/repeat-card.js';
import { describeDue } from '../../src/record/repetition/due-text.js';
import { buildResult } from './build-result.js';

const MINUTE = 60_000;
const DAY = 1_440 * MINUTE;
const NOW = Date.UTC(2026, 10, 23, 12);

const [card, second] = cardsOfResult(buildResult({ submittedAt: NOW }));
if (!card || !second) throw new Error('The sample has two mistakes');

describe('the cards of a result', () => {
  it('are its wrong and its skipped questions, without the response', () => {
    const questions = [
      { ...question({ questionId: 'q-1', correctAnswer: 1 }), userAnswer: 1 },
      { ...question({ questionId: 'q-2', correctAnswer: 1 }), userAnswer: 0 },
      { ...question({ questionId: 'q-3' }), userAnswer: undefined },
    ];
    const cards = cardsOfResult(buildResult({ questions }));
    expect(cards.map(({ id }) => id)).toEqual(['sample-exam-1/q-2', 'sample-exam-1/q-3']);
    expect(cards[0]?.question).not.toHaveProperty('userAnswer');
    expect(cards[0]?.source).toEqual({
      testId: 'sample-exam-1',
      examId: 'sample-exam',
      examTitle: 'Sample Exam',
      title: 'Sample Exam: Test 1',
    });
  });

  it('are the same cards in a mock test and in a test that the student made', () => {
    const questions = [question({ questionId: 'sample-exam-1-q01' })];
    const own = { address: '/make-test/test?count=1' };
    const ids = [buildResult({ questions }), buildResult({ questions, testId: 'own-1', own })]
      .flatMap(cardsOfResult)
      .map(({ id }) => id);
    expect(new Set(ids)).toEqual(new Set(['sample-exam-1-q01']));
  });

  it('have only the formulas of their own question', () => {
    const questions = [question({ questionId: 'q-1', questionText: 'Is $x$ even?' })];
    const cards = cardsOfResult(buildResult({ questions, math: { x: '<math/>', y: '<math/>' } }));
    expect(cards[0]?.math).toEqual({ x: '<math/>' });
  });

  it('are due immediately', () => {
    expect(card.schedule.due).toBe(NOW);
  });
});

describe('a mistake that is in the deck already', () => {
  const learned = repeatCard(card, 'easy', NOW);

  it('gets the newest content and is due again, and FSRS forgets nothing', () => {
    const later: DeckCard = {
      ...card,
      question: { ...card.question, questionText: 'Edited' },
      changedAt: NOW + DAY,
      schedule: { ...card.schedule, due: NOW + DAY },
    };
    const merged = mergeMistake(learned, later);
    expect(merged.question.questionText).toBe('Edited');
    expect(merged.schedule).toEqual({ ...learned.schedule, due: NOW + DAY });
    expect(merged.addedAt).toBe(card.addedAt);
  });

  it('is unchanged by an earlier mistake', () => {
    expect(mergeMistake(learned, card)).toBe(learned);
  });
});

describe('repetition', () => {
  it('brings a card back later the better it was known', () => {
    const dues = RATINGS.map((rating) => repeatCard(card, rating, NOW).schedule.due - NOW);
    expect(dues[0]).toBe(MINUTE);
    expect([...dues].sort((a, b) => a - b)).toEqual(dues);
    expect(dues[3]).toBeGreaterThan(5 * DAY);
  });

  it('grows the intervals of a card that stays known', () => {
    let state = repeatCard(card, 'easy', NOW);
    for (let round = 0; round < 5; round += 1) {
      const { due, scheduledDays } = state.schedule;
      state = repeatCard(state, 'good', due);
      expect(state.schedule.scheduledDays).toBeGreaterThan(scheduledDays);
    }
  });

  it('always gives a valid card that is due in the future, whatever the clock does', () => {
    const steps = fc.array(fc.tuple(fc.constantFrom(...RATINGS), fc.integer({ min: -DAY, max: 40 * DAY })), {
      maxLength: 30,
    });
    fc.assert(
      fc.property(steps, (list) => {
        let state = card;
        let now = NOW;
        for (const [rating, passed] of list) {
          now += passed;
          const next = repeatCard(state, rating, now);
          expect(passes(isCard, JSON.parse(JSON.stringify(next)))).toBe(true);
          expect(next.schedule.due).toBeGreaterThan(now);
          expect(next.changedAt).toBeGreaterThan(state.changedAt);
          state = next;
        }
      }),
    );
  });

  it('says plainly when a card comes back', () => {
    const text = (ms: number) => describeDue(NOW + ms, NOW);
    expect(text(-1)).toBe('now');
    expect(text(MINUTE)).toBe('in 1 minute');
    expect(text(10 * MINUTE)).toBe('in 10 minutes');
    expect(text(90 * MINUTE)).toBe('in 2 hours');
    expect(text(DAY)).toBe('tomorrow');
    expect(text(8 * DAY)).toMatch(/^in 8 days \(.*Dec.*\)$/);
    expect(text(300 * DAY)).toContain('2027');
  });
});
