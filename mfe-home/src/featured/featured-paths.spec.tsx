import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { featuredPaths } from './featured-paths.js';
import { FeaturedPaths } from './featured-paths-section.js';

const APTITUDE = 'Quantitative aptitude';

/** Title, disabled flag and target of each path. */
const listPaths = (country?: string) =>
  featuredPaths(country, []).map(({ title, disabled, href }) => [title, disabled, href]);

const openPath = (title: string) => [title, false, '/quantitative-aptitude-questions'];
const comingSoonPath = (title: string) => [title, true, '/comingsoon'];

describe('the learning paths of a region', () => {
  it('are SAT and ACT, coming soon, and aptitude in the United States', () => {
    expect(listPaths('US')).toEqual([comingSoonPath('SAT'), comingSoonPath('ACT'), openPath(APTITUDE)]);
  });

  it('are aptitude, and SSC and bank exams, coming soon, in India', () => {
    expect(listPaths('IN')).toEqual([
      openPath(APTITUDE),
      comingSoonPath('SSC'),
      comingSoonPath('Bank exams'),
    ]);
  });

  it.each(['DE', 'ZZ', undefined])('are the default set for %p', (country) => {
    expect(listPaths(country)).toEqual([
      openPath(APTITUDE),
      comingSoonPath('Verbal ability'),
      comingSoonPath('Logical reasoning'),
    ]);
  });
});

it.each(['US', 'IN', 'DE'])('promotes aptitude with its number of questions (%s)', (country) => {
  const aptitude = featuredPaths(country, []).find(({ title }) => title === APTITUDE);
  expect(aptitude?.text).toContain('1000+ questions');
});

it('SSC and bank exams lead on to their mock tests in India', () => {
  const links = featuredPaths('IN', []).flatMap(({ openLinks }) => openLinks);
  expect(links).toEqual([
    { label: 'SSC mock tests', href: '/ssc' },
    { label: 'IBPS mock tests', href: '/ibps' },
  ]);
});

it('SAT and ACT lead on to what is open: the calculators, and practice tests where the site has them', () => {
  render(<FeaturedPaths paths={featuredPaths('US', [{ examId: 'SAT' }, { examId: 'DMV_TEXAS' }])} />);
  const openLinks = screen
    .getAllByRole('listitem')
    .flatMap((item) => [...item.querySelectorAll(':scope ul a')])
    .map((link) => [link.textContent, link.getAttribute('href')]);
  expect(openLinks).toEqual([
    ['SAT score calculator', '/tools/sat-score-calculator'],
    ['SAT practice tests', '/exam/sat'],
    ['ACT score calculator', '/tools/act-score-calculator'],
  ]);
});

it('a disabled learning path leads to Coming Soon and says so', () => {
  render(<FeaturedPaths paths={featuredPaths('US', [])} />);
  for (const card of screen.getAllByRole('article')) {
    const isOpen = card.textContent?.includes(APTITUDE);
    expect(card.querySelector('a')?.getAttribute('href')).toBe(
      isOpen ? '/quantitative-aptitude-questions' : '/comingsoon',
    );
    expect(card.textContent?.includes('Coming soon')).toBe(!isOpen);
  }
});
