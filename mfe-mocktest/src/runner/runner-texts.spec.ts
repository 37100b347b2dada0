import { describe, expect, it } from '@jest/globals';
import { questionsResponse } from '@mockingbird/testing';
import { describeRemainingTime, lastPassedMinutes } from './clock/clock-announcement.js';
import { clockText } from './clock/clock-text.js';
import { linkedDuration } from './start/linked-duration.js';
import { clockRule, guessingRule, markingRule } from './start/rule-texts.js';

const HOUR = 3_600_000;
const meta = (marksPerQuestion: number | string, negativeMarksPerQuestion: number | string) =>
  questionsResponse([], { marksPerQuestion, negativeMarksPerQuestion }).meta;

describe('the texts of the runner', () => {
  it('state the points, with a penalty and without', () => {
    expect(markingRule(meta(1, '1/3'))).toBe('Right: +1. Wrong: -1/3. Blank: 0.');
    expect(markingRule(meta(1, 0))).toContain('No marks are taken off');
  });

  it('say when a guess pays', () => {
    expect(guessingRule(meta(1, 0), 4)).toContain('answer every question');
    expect(guessingRule(meta(2, 0.5), 4)).toContain('Even a random guess helps');
    expect(guessingRule(meta(1, '1/3'), 4)).toContain('rule out at least 1 of the 4 options');
    expect(guessingRule(meta(0, 1), 4)).toContain("Skip what you don't know");
  });

  it('say when there is no clock', () => {
    expect(clockRule(0)).toContain('no clock');
    expect(clockRule(1)).toContain('1 minute.');
  });

  it('show time as minutes and seconds, rounded up', () => {
    expect([0, 1, 1_000, 59_001, 3_599_999, 3_600_000].map(clockText)).toEqual([
      '00:00',
      '00:01',
      '00:01',
      '01:00',
      '1:00:00',
      '1:00:00',
    ]);
  });

  it('do not announce a time that had passed before the clock appeared', () => {
    expect(lastPassedMinutes(700_000, HOUR)).toBeUndefined();
    expect(describeRemainingTime(250_000, HOUR, lastPassedMinutes(250_000, HOUR))).toBe('');
    expect(describeRemainingTime(60_000, HOUR, lastPassedMinutes(250_000, HOUR))).toBe('1 minute left');
  });

  it('use the link’s duration only when it is a positive number', () => {
    expect(linkedDuration({ test: { duration: 5 } })).toBe(5);
    for (const state of [
      undefined,
      null,
      'x',
      {},
      { test: null },
      { test: { duration: -1 } },
      { test: {} },
    ]) {
      expect(linkedDuration(state)).toBeUndefined();
    }
  });
});
