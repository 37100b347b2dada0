import Sequencer from '@jest/test-sequencer';

/**
 * The slowest test files, slowest first. If one started last, it would run alone at the end. `npm test` prints the
 * slowest files; a missing entry here only costs time.
 */
const LONG = [
  'e2e/test/offline.spec',
  'e2e/test/browser-routes',
  'e2e/test/admin-screens',
  'e2e/test/routes.spec',
  'e2e/test/release.spec',
  'e2e/test/practice',
  'e2e/test/layout',
  'e2e/test/calculators',
  'e2e/test/keyboard',
  'e2e/test/gate',
  'content/test/verifier',
  'services/test/app/seed',
  'content/test/templates/two-variables',
  'packages/tooling/test/deploy/runtime',
  'services/test/upload/upload.spec',
  'services/test/content/markdown',
  'services/test/http/fuzz',
  'packages/tooling/src/import-rules',
  'shell/test/edge/cold-crowd',
  'packages/embedded-mongo/test/cli',
  'mfe-calculators/test/calculating',
  'services/test/releases/health-monitor',
  'services/test/content/strapi',
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
