import { startServices } from './app/start-services.js';

process.exitCode = await startServices(process.env, process.argv.slice(2));
