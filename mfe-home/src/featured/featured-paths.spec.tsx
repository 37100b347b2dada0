import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { featuredPaths } from './featured-paths.js';
import { FeaturedPaths } from './featured-paths-section.js';

const APTITUDE = 'Quantitative aptitude';

/** Title, whether it is disabled, and where it leads. */
const shown = (country?: string) =>
  featuredPaths(country).map(({ title, disabled, href }) => [title, disabled, href]);

const open = (title: string) => [title, false, '/quantitative-aptitude-questions'];
const soon = (title: string) => [title, true, '/comingsoon'];

describe('the learning paths of a region', () => {
  it('are SAT and ACT, coming soon, and aptitude in the United States', () => {
    expect(shown('US')).toEqual([soon('SAT'), soon('ACT'), open(APTITUDE)]);
  });

  it('are aptitude, and SSC and bank exams, coming soon, in India', () => {
    expect(shown('IN')).toEqual([open(APTITUDE), soon('SSC'), soon('Bank exams')]);
  });

  it.each(['DE', 'ZZ', undefined])('are the default set for %p', (country) => {
    expect(shown(country)).toEqual([open(APTITUDE), soon('Verbal ability'), soon('Logical reasoning')]);
  });
});

it.each(['US', 'IN', 'DE'])('promotes aptitude with its number of questions (%s)', (country) => {
  const aptitude = featuredPaths(country).find(({ title }) => title === APTITUDE);
  expect(aptitude?.text).toContain('1000+ questions');
});

it('a disabled learning path leads to Coming Soon and says so', () => {
  render(<FeaturedPaths paths={featuredPaths('US')} />);
  for (const card of screen.getAllByRole('article')) {
    const isOpen = card.textContent?.includes(APTITUDE);
    expect(card.querySelector('a')?.getAttribute('href')).toBe(
      isOpen ? '/quantitative-aptitude-questions' : '/comingsoon',
    );
    expect(card.textContent?.includes('Coming soon')).toBe(!isOpen);
  }
});
