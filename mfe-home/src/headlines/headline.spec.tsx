import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { dmv } from '../exam-family/dmv.js';
import { ibps } from '../exam-family/ibps.js';
import { rrb } from '../exam-family/rrb.js';
import { ssc } from '../exam-family/ssc.js';
import { Headline } from './headline.js';
import { HOME_HEADLINES } from './home-headlines.js';

const LIST = ['One.', 'Two.', 'Three.'];
/** Two lines at 360 px. */
const MAX_CHARACTERS = 33;

function preferReducedMotion(matches: boolean): void {
  const query = Object.assign(new EventTarget(), { matches });
  Reflect.set(window, 'matchMedia', () => query);
}

const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
const pass = (ms: number) => act(async () => jest.advanceTimersByTime(ms));

describe('the rotating headline', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    preferReducedMotion(false);
  });
  afterEach(() => void jest.useRealTimers());

  it('changes every ten seconds and begins again after the last', async () => {
    render(<Headline headlines={LIST} />);
    expect(heading()).toBe('One.');
    await pass(9_999);
    expect(heading()).toBe('One.');
    await pass(1);
    expect(heading()).toBe('Two.');
    await pass(10_000);
    expect(heading()).toBe('Three.');
    await pass(10_000);
    expect(heading()).toBe('One.');
  });

  it('stops while it is paused and continues afterwards', async () => {
    render(<Headline headlines={LIST} />);
    fireEvent.click(screen.getByRole('button', { name: 'Pause the headline' }));
    await pass(60_000);
    expect(heading()).toBe('One.');
    fireEvent.click(screen.getByRole('button', { name: 'Let the headline change' }));
    await pass(10_000);
    expect(heading()).toBe('Two.');
  });

  it('stays as it is for visitors who prefer less motion', async () => {
    preferReducedMotion(true);
    render(<Headline headlines={LIST} />);
    await pass(60_000);
    expect(heading()).toBe('One.');
  });

  it('stops its timer on unmount', () => {
    const { unmount } = render(<Headline headlines={LIST} />);
    unmount();
    expect(jest.getTimerCount()).toBe(0);
  });

  it('needs no timer for a single headline', () => {
    render(<Headline headlines={['Only.']} />);
    expect(jest.getTimerCount()).toBe(0);
  });
});

describe('the headlines', () => {
  const lists = [HOME_HEADLINES, ...[dmv, ssc, ibps, rrb].map((family) => family.headlines)];

  it('fit the space that the page reserves for them', () => {
    for (const headline of lists.flat()) expect(headline.length).toBeLessThanOrEqual(MAX_CHARACTERS);
  });

  it('differ between the home page and /dmv', () => {
    for (const headline of dmv.headlines) expect(HOME_HEADLINES).not.toContain(headline);
  });
});
