import { describe, expect, it } from '@jest/globals';
import { interactiveAt } from './interactive.js';

describe('a page is interactive', () => {
  it('when its control is handled and nothing follows', () => {
    expect(interactiveAt({ handled: 900, longTasks: [[100, 400]] })).toBe(900);
  });

  it('at the end of the long task in which the control was handled', () => {
    expect(interactiveAt({ handled: 900, longTasks: [[850, 1_100]] })).toBe(1_100);
  });

  it('only after long tasks that follow one another', () => {
    const longTasks: [number, number][] = [
      [1_600, 1_700],
      [1_200, 1_350],
    ];
    expect(interactiveAt({ handled: 900, longTasks })).toBe(1_700);
  });

  it('whatever is done half a second later', () => {
    expect(interactiveAt({ handled: 900, longTasks: [[1_400, 1_500]] })).toBe(900);
  });
});
