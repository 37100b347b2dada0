// The slow tests with full sizes; `npm test` runs them with small sizes.
import { fail } from './lib/fail.mjs';
import { longTestsOf } from './lib/checks/long-tests.mjs';
import { prepare } from './lib/prepare.mjs';

/** Sizes for a run without time pressure. */
const FULL = {
  KILL_ROUNDS: '100',
  KILL_WRITERS: '6',
  FUZZ_QUERIES: '10000',
  SHARING_STEPS: '1000',
  MEMORY_OPERATIONS: '200000',
  DAMAGE_FLIPS: '2000',
  UPGRADE_KILLS: '20',
  FAST_CHECK_RUNS: '1000',
  UPLOAD_KILL_ROUNDS: '50',
  FUZZ_REQUESTS: '10000',
  LOAD_SECONDS: '60',
  CALCULATOR_INPUTS: 'all',
  EVERY_LOOK: '1',
  HYGIENE_ROUNDS: '50',
  HOLD_TIMES: '1',
};

const PROJECTS = [
  'embedded-mongo',
  'exam-core',
  'request-signing',
  'registry',
  'content',
  'services',
  'mfe-calculators',
  'tooling',
];

try {
  await prepare();
  Object.assign(process.env, FULL);
  const { runJest } = await import('./lib/checks/jest.mjs');
  const { ensureChromium } = await import('./lib/chromium.mjs');
  await ensureChromium();
  const { checkFreshClone } = await import('./lib/checks/full-check-clone.mjs');
  await checkFreshClone();
  const inParallel = await runJest(['--selectProjects', ...PROJECTS, '--maxWorkers=2', '--forceExit']);
  // Load tests measure time, so nothing else may run.
  const alone = await runJest([
    '--selectProjects',
    'e2e',
    '--testPathPatterns',
    `(${longTestsOf('e2e')}|e2e/test/(browser-routes|calculators|edge|gate|hygiene|journey|release)\\.spec)`,
    '--runInBand',
    '--forceExit',
  ]);
  const attacked = await runJest(['--selectProjects', 'attack', 'fault-lab', '--runInBand', '--forceExit']);
  const runs = [inParallel, alone, attacked];
  const passed = runs.reduce((sum, run) => sum + run.passed, 0);
  const failed = runs.reduce((sum, run) => sum + run.failed, 0);
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
} catch (error) {
  fail(error);
}
