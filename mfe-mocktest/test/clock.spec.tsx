import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { question, questionsResponse } from '@mockingbird/testing';
import { cleanup, screen } from '@testing-library/react';
import { choose, openTest, pass, press, sample, startAttempt, useFakeTime } from './runner-actions.js';

beforeEach(() => {
  localStorage.clear();
  useFakeTime();
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

const clock = () => screen.getByRole('timer').textContent;
/** What the clock says; the first region says at the start how long the test is. */
const announced = () =>
  screen
    .getAllByRole('status')
    .slice(1)
    .map(({ textContent }) => textContent);

describe('the clock of a test', () => {
  it('starts at Start and counts down once a second', async () => {
    await openTest();
    pass(60);
    press('Start');
    expect(clock()).toBe('Time left 30:00');
    pass(1);
    expect(clock()).toBe('Time left 29:59');
    pass(59);
    expect(clock()).toBe('Time left 29:00');
  });

  it('shows hours where there are some', async () => {
    await startAttempt(sample({ duration: 90 }));
    expect(clock()).toBe('Time left 1:30:00');
  });

  it('is absent when the duration is zero, and the test is not submitted', async () => {
    const view = await startAttempt(sample({ duration: 0 }));
    expect(screen.queryByRole('timer')).toBeNull();
    pass(100_000);
    expect(view.moves).toEqual([]);
  });

  it('uses the services’ duration, not the link’s one', async () => {
    await startAttempt(sample({ duration: 20 }), { test: { duration: 5 } });
    expect(clock()).toBe('Time left 20:00');
  });

  it('uses the link’s duration when the services send none', async () => {
    const { data, meta } = sample();
    await startAttempt({ data, meta: { ...meta, duration: undefined } }, { test: { duration: 5 } });
    expect(clock()).toBe('Time left 05:00');
  });

  it('is announced at 10, 5 and 1 minutes and not in between', async () => {
    await startAttempt(sample({ duration: 30 }));
    expect(announced()).toEqual(['']);
    pass(20 * 60);
    expect(announced()).toEqual(['10 minutes left']);
    pass(299);
    expect(announced()).toEqual(['10 minutes left']);
    pass(1);
    expect(announced()).toEqual(['5 minutes left']);
    pass(240);
    expect(announced()).toEqual(['1 minute left']);
  });

  it('is announced at half time too in a short test', async () => {
    await startAttempt(sample({ duration: 15 }));
    pass(7 * 60 + 29);
    expect(announced()).toEqual(['10 minutes left']);
    pass(1);
    expect(announced()).toEqual(['Half time: 7 minutes and 30 seconds left']);
    pass(150);
    expect(announced()).toEqual(['5 minutes left']);
  });

  it.each([
    [8, 4 * 60, 'Half time: 4 minutes left'],
    [10, 5 * 60, 'Half time: 5 minutes left'],
    [20, 10 * 60, '10 minutes left'],
    [1, 30, 'Half time: 30 seconds left'],
  ])('of %d minutes says after %d seconds: %s', async (duration, seconds, text) => {
    await startAttempt(sample({ duration }));
    pass(seconds);
    expect(announced()).toEqual([text]);
  });

  it.each([
    [8, '8 minutes, 2 questions'],
    [0, 'No time limit, 2 questions'],
  ])('of %d minutes is said at the start', async (duration, text) => {
    await startAttempt(sample({ duration }));
    const said = () => screen.getAllByRole('status')[0]?.textContent;
    expect(said()).toBe('');
    pass(1);
    expect(said()).toBe(text);
  });

  it.each([
    [8, 48],
    [60, 300],
    [90, 300],
    [1, 6],
  ])('of a test of %d minutes looks urgent from %d seconds left', async (minutes, seconds) => {
    await startAttempt(sample({ duration: minutes }));
    const isUrgent = () => screen.getByRole('timer').classList.contains('urgent');
    pass(minutes * 60 - seconds - 1);
    expect(isUrgent()).toBe(false);
    pass(1);
    expect(isUrgent()).toBe(true);
  });

  it('submits the test automatically at zero, with the answers given so far', async () => {
    const view = await startAttempt(sample({ duration: 1 }));
    choose(2, 'B');
    pass(59);
    expect(view.moves).toEqual([]);
    pass(1);
    expect(view.moves).toHaveLength(1);
    expect(view.moves[0]).toMatchObject({
      to: '/results/sample-exam-1',
      force: true,
      state: { questions: [{}, { userAnswer: 1 }] },
    });
    pass(60);
    expect(view.moves).toHaveLength(1);
  });

  it('reports a failed submission at zero once, and does not try again', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await startAttempt(questionsResponse([question({ questionId: undefined })], { duration: 1 }));
    pass(61);
    expect(screen.getByRole('alert')).toBeTruthy();
    pass(10);
    expect(log).toHaveBeenCalledTimes(1);
    log.mockRestore();
  });
});
