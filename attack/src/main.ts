import { ATTACKS } from './attacks/index.js';
import { readOptions } from './options.js';
import { reportText } from './runner/report.js';
import { runAttacks } from './runner/run-attacks.js';

/** Progress goes to standard error: standard output is the result. */
const log = (line: string) => process.stderr.write(`${line}\n`);

try {
  const options = readOptions(
    process.argv.slice(2),
    ATTACKS.map(({ name }) => name),
  );
  const { text, failed } = reportText(await runAttacks(options, log), options);
  process.stdout.write(`${text}\n`);
  process.exitCode = failed === 0 ? 0 : 1;
} catch (error) {
  log(error instanceof Error ? (error.stack ?? error.message) : String(error));
  process.exitCode = 1;
}
