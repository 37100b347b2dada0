import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { checkDay, overdueFacts } from '../facts/fact-age.mjs';
import { readAllFacts } from '../facts/read-facts.mjs';
import { exams } from './index.mjs';

const FOLDER = join(import.meta.dirname, '..', '..', 'bank', 'exams');

const overdue = overdueFacts(readAllFacts(), checkDay());
if (overdue.length > 0)
  throw new Error(
    `These facts are past their age. Check each again and renew its date:\n${overdue.join('\n')}`,
  );

await mkdir(FOLDER, { recursive: true });
for (const { address, exam, tests } of exams) {
  await writeFile(join(FOLDER, `${address}.json`), `${JSON.stringify({ exam, tests }, null, 2)}\n`);
}
console.log(`${exams.length} exams written`);
