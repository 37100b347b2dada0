import fc from 'fast-check';

/** `npm run prove` asks for more runs of every property than a developer waits for. */
const runs = Number(process.env.FAST_CHECK_RUNS ?? 0);
if (runs > 0) fc.configureGlobal({ numRuns: runs });
