import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { exams } from './index.mjs';

const FOLDER = join(import.meta.dirname, '..', '..', 'bank', 'exams');

await mkdir(FOLDER, { recursive: true });
for (const { address, exam, tests } of exams) {
  await writeFile(join(FOLDER, `${address}.json`), `${JSON.stringify({ exam, tests }, null, 2)}\n`);
}
console.log(`${exams.length} exams written`);
