import fc from 'fast-check';

/** The full test run (`npm run prove`) uses more runs of every property than the default. */
const runs = Number(process.env.FAST_CHECK_RUNS ?? 0);
if (runs > 0) fc.configureGlobal({ numRuns: runs });
