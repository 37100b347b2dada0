import type { Site } from '@mockingbird/platform';

/** The site of tests: a public origin of its own and a clock that stands still. */
export const TEST_SITE: Site = {
  origin: 'https://mockingbird.test',
  renderedAt: Date.UTC(2026, 0, 15, 12),
};
