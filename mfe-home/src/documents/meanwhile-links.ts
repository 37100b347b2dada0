import type { RegionLink } from '../region/region-links.js';

/** What a visitor of a path that is coming soon can do now. */
export const MEANWHILE_LINKS: readonly RegionLink[] = [
  {
    path: '/tools/sat-score-calculator',
    motif: 'sat',
    title: 'SAT score calculator',
    text: 'Your likely score from your right answers',
  },
  {
    path: '/tools/act-score-calculator',
    motif: 'act',
    title: 'ACT score calculator',
    text: 'Your likely score from your right answers',
  },
  {
    path: '/quantitative-aptitude-questions',
    motif: 'aptitude',
    title: 'Practice by topic',
    text: '40 topics, 200 questions each',
  },
  {
    path: '/practice-tests',
    motif: 'practice',
    title: 'Practice tests',
    text: 'Every timed mock test on one page',
  },
];
