import { describe, expect, it } from '@jest/globals';
import { findNavigations, screenAt } from './screen-timeline.js';
import type { SpeedMark } from './speed-marks.js';

const mark = (name: SpeedMark['name'], at: number, remote?: string): SpeedMark => ({
  name,
  at,
  remote,
  path: `/${at}`,
});
const first = mark('shown', 100, 'mfe-home@1.0.0');
const second = mark('shown', 900, 'mfe-blog@1.0.0');

describe('the screens of a tab', () => {
  it('are found by time; before the first one is ready, it is already on the page', () => {
    const marks = [first, mark('painted', 110), mark('start', 800), second];
    expect([50, 100, 850, 900, 5_000].map((time) => screenAt(marks, time))).toEqual([
      first,
      first,
      first,
      second,
      second,
    ]);
    expect(screenAt([], 50)).toBeUndefined();
  });

  it('have a navigation time from the start until they are painted', () => {
    const marks = [first, mark('painted', 110), mark('start', 800), second, mark('painted', 920)];
    expect(findNavigations(marks)).toEqual([{ screen: second, start: 800, end: 920 }]);
  });

  it('have none without a start or before they are painted, and a cancelled one does not count', () => {
    expect(findNavigations([first, mark('painted', 110), mark('start', 800), second])).toEqual([]);
    const marks = [
      mark('start', 300),
      mark('start', 800),
      second,
      mark('painted', 920),
      mark('painted', 999),
    ];
    expect(findNavigations(marks)).toEqual([{ screen: second, start: 800, end: 920 }]);
  });
});
