import type { Site } from '@mockingbird/platform';

/** The site in tests: a fixed public origin and a fixed clock. */
export const TEST_SITE: Site = {
  origin: 'https://mockingbird.test',
  renderedAt: Date.UTC(2026, 0, 15, 12),
};
