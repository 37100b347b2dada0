import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { banks, catalogue } from './bank.mjs';

const FOLDER = join(import.meta.dirname, '../../bank/aptitude');

const write = (name, value) =>
  writeFileSync(join(FOLDER, `${name}.json`), `${JSON.stringify(value, null, 2)}\n`);

mkdirSync(FOLDER, { recursive: true });
const files = banks();
for (const bank of files) write(bank.exam.examId, bank);
write('catalogue', catalogue());

const questions = files.flatMap(({ tests }) => tests.flatMap((test) => test.questions));
process.stdout.write(`${files.length} topics, ${questions.length} questions\n`);
