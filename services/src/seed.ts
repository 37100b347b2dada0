import { runSeed } from './run-seed.js';

process.exitCode = await runSeed(process.env);
