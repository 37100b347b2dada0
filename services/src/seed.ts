import { runSeed } from './app/run-seed.js';

process.exitCode = await runSeed(process.env);
