/**
 * Test files that only the full run (`npm run prove`) includes, by project. Each takes long, and shorter tests of
 * `npm test` cover most of the same code. See docs/decisions/0096-a-short-and-a-full-run.md.
 * @type {Readonly<Record<string, readonly string[]>>}
 */
const LONG_TESTS = {
  content: ['content/test/build/rebuild'],
  'embedded-mongo': ['limits', 'fairness', 'speed', 'damage', 'kill'].map(
    (name) => `packages/embedded-mongo/test/${name}`,
  ),
  services: ['upload/upload-kill', 'upload/upload-turns', 'upload/bulk'].map(
    (name) => `services/test/${name}`,
  ),
  tooling: ['packages/tooling/test/lerna/lerna-run'],
  e2e: [
    ...['load', 'dev', 'start', 'admin', 'mb', 'watch', 'release-journey', 'lerna-version'],
    ...['failures-browser', 'failures-code', 'failures-server', 'failures-services'],
    ...['hall-states', 'screen-states', 'busy-gate', 'offline-update', 'gate-content', 'visual'],
  ].map((name) => `e2e/test/${name}`),
  attack: ['attack/test/attack'],
  'fault-lab': ['fault-lab/test/schedules'],
};

/** @param {readonly string[]} files */
const patternOf = (files) => `(${files.join('|')})\\.spec`;

/** A pattern of the paths of all long tests. */
export const longTests = patternOf(Object.values(LONG_TESTS).flat());

/** @param {string} project of jest */
export const longTestsOf = (project) => patternOf(LONG_TESTS[project] ?? []);
