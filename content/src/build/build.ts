// The command `npm run content:build`: writes the bank files of all topics and exams, or of the named ones.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { loadArticles, loadPosts } from '../articles/load.mjs';
import { catalogue, topics } from '../aptitude/bank.mjs';
import { slugOf } from '../aptitude/topic.mjs';
import { exams } from '../exams/index.mjs';
import { checkDay, overdueFacts } from '../facts/fact-age.mjs';
import { readAllFacts } from '../facts/read-facts.mjs';
import { TOPICS } from '../templates/topics/index.js';
import { examFiles } from './exam-files.js';
import { BANK, CATALOGUE } from './folders.js';
import { formatBankFile } from './format-file.js';
import { topicFileOf } from './topic-file.js';
import { digestsNow, WRITTEN_FROM } from './written-from.js';

function write(name: string, text: string): void {
  const path = join(BANK, `${name}.json`);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

const writeOrigins = (name: string, origins: Record<string, string>) =>
  write(`origins/${name}`, `${JSON.stringify(origins, null, 1)}\n`);

/** @returns how many questions */
function buildTopic(topic: (typeof TOPICS)[number]): number {
  const page = topics().find(({ name }) => slugOf(name) === topic.slug);
  if (!page) throw new Error(`The catalogue has no topic ${topic.slug}`);
  const { file, origins } = topicFileOf(page, topic);
  write(`aptitude/${topic.slug}`, formatBankFile(file));
  writeOrigins(topic.slug, origins);
  return file.exam.totalQuestions;
}

/** A fact past its age may be wrong by now: no page may print it. @throws Error that names them */
function checkFacts(): void {
  const overdue = overdueFacts(readAllFacts(), checkDay());
  if (overdue.length > 0)
    throw new Error(
      `These facts are past their age. Check each again and renew its date:\n${overdue.join('\n')}`,
    );
}

/** A text that names a missing fact or example is left out of the site. @throws Error that names it */
async function checkTexts(): Promise<void> {
  const [articles, posts] = [await loadArticles(), await loadPosts()];
  const issues = [...articles.issues, ...posts.issues];
  if (issues.length > 0) throw new Error(`These texts are left out of the site:\n${issues.join('\n')}`);
}

/** @returns how many questions */
function buildExams(isWanted: (address: string) => boolean): number {
  checkFacts();
  const files = examFiles().filter(({ address }) => isWanted(address));
  for (const { address, file, origins } of files) {
    write(`exams/${address}`, formatBankFile(file));
    if (origins) writeOrigins(`papers/${address}`, origins);
  }
  return files.reduce((total, { file }) => total + file.exam.totalQuestions, 0);
}

const names = process.argv.slice(2);
const known = [...TOPICS.map(({ slug }) => slug), ...exams.map(({ address }) => address)];
const unknown = names.filter((name) => !known.includes(name));
if (unknown.length > 0) throw new Error(`No topic with templates and no exam: ${unknown.join(', ')}`);

const isWanted = (name: string) => names.length === 0 || names.includes(name);
let count = 0;
for (const topic of TOPICS.filter(({ slug }) => isWanted(slug))) count += buildTopic(topic);
write(`aptitude/${CATALOGUE}`, `${JSON.stringify(catalogue(), null, 2)}\n`);
if (exams.some(({ address }) => isWanted(address))) count += buildExams(isWanted);
// A part says nothing about the rest.
if (names.length === 0) writeFileSync(join(BANK, WRITTEN_FROM), `${JSON.stringify(digestsNow(), null, 2)}\n`);
await checkTexts();
process.stdout.write(`${count} questions written\n`);
