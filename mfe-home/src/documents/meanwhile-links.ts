import type { RegionLink } from '../region/region-links.js';
import * as messages from '../messages/documents.js';

/** What a visitor of a path that is coming soon can do now. */
export const MEANWHILE_LINKS: readonly RegionLink[] = [
  {
    path: '/tools/sat-score-calculator',
    motif: 'sat',
    title: messages.satScoreCalculator,
    text: messages.yourLikelyScore,
  },
  {
    path: '/tools/act-score-calculator',
    motif: 'act',
    title: messages.actScoreCalculator,
    text: messages.yourLikelyScore,
  },
  {
    path: '/quantitative-aptitude-questions',
    motif: 'aptitude',
    title: messages.practiceByTopic,
    text: messages.n40Topics200Questions,
  },
  {
    path: '/practice-tests',
    motif: 'practice',
    title: messages.practiceTests,
    text: messages.everyTimedMockTest,
  },
];
