import Sequencer from '@jest/test-sequencer';

/**
 * The slowest test files, slowest first. If one started last, it would run alone at the end. `npm test` prints the
 * slowest files; a missing entry here only costs time.
 */
const LONG = [
  'e2e/test/failures-code',
  'e2e/test/admin.spec',
  'e2e/test/failures-services',
  'e2e/test/gate',
  'e2e/test/failures-browser',
  'e2e/test/start',
  'e2e/test/browser-routes',
  'e2e/test/watch',
  'e2e/test/release-journey',
  'e2e/test/mb',
  'e2e/test/release.spec',
  'e2e/test/admin-screens',
  'e2e/test/failures-server',
  'services/test/releases/health-monitor',
  'services/test/content/strapi',
  'services/test/upload/upload-kill',
  'services/test/upload/upload.spec',
  'services/test/app/seed',
  'packages/embedded-mongo/test/fuzz',
];

/** @typedef {Parameters<Sequencer['sort']>[0]} Tests */

/** @param {{ path: string }} test */
const rank = ({ path }) => {
  const at = LONG.findIndex((part) => path.includes(`/${part}`));
  return at < 0 ? LONG.length : at;
};

/** Starts with the slowest files, then jest's own order. */
export default class LongestFirst extends Sequencer {
  /**
   * @override
   * @param {Tests} tests
   */
  async sort(tests) {
    return [...(await super.sort(tests))].sort((one, other) => rank(one) - rank(other));
  }
}
