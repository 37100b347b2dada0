import { startServices } from './start.js';

process.exitCode = await startServices(process.env, process.argv.slice(2));
