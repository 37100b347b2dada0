// The command `npm run content:check`: verifies the bank and prints the figures; with --report it writes them to the docs.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readBank } from './bank.js';
import { reportOf } from './report.js';
import { verify } from './verify.js';

const PAGE = join(import.meta.dirname, '../../../docs/question-bank.md');

const args = process.argv.slice(2);
const unknown = args.filter((arg) => arg !== '--report');
if (unknown.length > 0) throw new Error(`Unknown: ${unknown.join(' ')}. The only option is --report.`);

const result = verify(readBank());
const report = reportOf(result);
process.stdout.write(report);
if (args.includes('--report')) writeFileSync(PAGE, report);
if (result.issues.length > 0) {
  const lines = result.issues.map(({ id, problem }) => `${id}: ${problem}\n`);
  process.stderr.write(`\n${result.issues.length} issues\n${lines.join('')}`);
  process.exitCode = 1;
}
