import { text } from 'node:stream/consumers';
import { runAdmin } from './app/run-admin.js';

process.exitCode = await runAdmin(process.env, process.argv.slice(2), () => text(process.stdin));
