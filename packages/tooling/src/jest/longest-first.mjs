import Sequencer from '@jest/test-sequencer';

/**
 * Files that take longest, the longest first. Begun last, one of them would run alone on a machine that has nothing else
 * left to do. `npm test` prints the slowest files; a file that is wrongly missing here costs time and nothing else.
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
  'services/test/watch',
  'services/test/strapi',
  'services/test/upload-kill',
  'services/test/upload.spec',
  'services/test/seed',
  'packages/embedded-mongo/test/fuzz',
];

const rank = ({ path }) => {
  const at = LONG.findIndex((part) => path.includes(`/${part}`));
  return at < 0 ? LONG.length : at;
};

/** Begins with what takes longest; all else in jest's own order. */
export default class LongestFirst extends Sequencer {
  sort(tests) {
    return super.sort(tests).sort((one, other) => rank(one) - rank(other));
  }
}
