// The command `npm run content:build`: writes the bank files of all topics with templates, or of the named ones.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { catalogue, topics } from '../aptitude/bank.mjs';
import { slugOf } from '../aptitude/topic.mjs';
import { bankFileOf, formatBankFile } from './bank-file.js';
import { TOPICS } from './topics/index.js';

const BANK = join(import.meta.dirname, '../../bank');

const write = (folder: string, slug: string, text: string) =>
  writeFileSync(join(BANK, folder, `${slug}.json`), text);

const names = process.argv.slice(2);
const unknown = names.filter((name) => !TOPICS.some(({ slug }) => slug === name));
if (unknown.length > 0) throw new Error(`No topic with templates: ${unknown.join(', ')}`);

mkdirSync(join(BANK, 'origins'), { recursive: true });
let count = 0;
for (const topic of TOPICS.filter(({ slug }) => names.length === 0 || names.includes(slug))) {
  const page = topics().find(({ name }) => slugOf(name) === topic.slug);
  if (!page) throw new Error(`The catalogue has no topic ${topic.slug}`);
  const { file, origins } = bankFileOf(page, topic);
  write('aptitude', topic.slug, formatBankFile(file));
  write('origins', topic.slug, `${JSON.stringify(origins, null, 1)}\n`);
  count += file.exam.totalQuestions;
}
write('aptitude', 'catalogue', `${JSON.stringify(catalogue(), null, 2)}\n`);
process.stdout.write(`${count} questions written\n`);
