// The heavy proofs in full; `npm test` runs the same ones small.
import { fail } from './lib/fail.mjs';
import { prepare } from './lib/prepare.mjs';

/** Sizes of the proofs when nobody waits for them. */
const FULL = {
  KILL_ROUNDS: '100',
  KILL_WRITERS: '6',
  FUZZ_QUERIES: '10000',
  SHARING_STEPS: '1000',
  MEMORY_OPERATIONS: '200000',
  FAST_CHECK_RUNS: '1000',
  UPLOAD_KILL_ROUNDS: '50',
  FUZZ_REQUESTS: '10000',
  LOAD_SECONDS: '60',
  CALCULATOR_INPUTS: 'all',
  EVERY_LOOK: '1',
  HYGIENE_ROUNDS: '50',
  HOLD_TIMES: '1',
};

const PROOFS = [
  'embedded-mongo',
  'exam-core',
  'request-signing',
  'registry',
  'content',
  'services',
  'mfe-calculators',
];

try {
  await prepare();
  Object.assign(process.env, FULL);
  const { runJest } = await import('./lib/checks/jest.mjs');
  const { ensureChromium } = await import('./lib/chromium.mjs');
  await ensureChromium();
  const { proveClone } = await import('./lib/checks/full-check-clone.mjs');
  await proveClone();
  const proofs = await runJest(['--selectProjects', ...PROOFS, '--maxWorkers=2', '--forceExit']);
  // Load measures time: nothing else may run.
  const alone = await runJest([
    '--selectProjects',
    'e2e',
    '--testPathPatterns',
    'e2e/test/(load|dev|browser-routes|hygiene|edge|failures-.*|gate|journey|release|start|watch)\\.spec',
    '--runInBand',
    '--forceExit',
  ]);
  const [passed, failed] = [proofs.passed + alone.passed, proofs.failed + alone.failed];
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
} catch (error) {
  fail(error);
}
