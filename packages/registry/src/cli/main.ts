import { runCommand } from './run-command.js';

/** Carriage return, and ECMA-48's "erase in line": the next line replaces this one. */
const SAME_LINE = '\r\u001B[K';

process.exitCode = await runCommand(process.argv.slice(2), process.env, {
  log: (line) => console.log(line),
  error: (line) => console.error(line),
  terminal: process.stdout.isTTY && process.stderr.isTTY,
  progress: (line) => process.stderr.write(SAME_LINE + line),
});
