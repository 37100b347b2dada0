// Checks the language of sources and documents: forbidden words, and how long sentences are. Prints figures by folder.
// `--write` stores today's counts as the new baseline; it refuses to store a larger one.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sourceFiles, workspaceFolders } from '../files/source-files.mjs';
import { measureFile } from './measure-file.mjs';
import { compareWithBaseline, summarize } from './baseline.mjs';

const BASELINE = join(import.meta.dirname, 'baseline.json');
const EXTENSIONS = new Set(['.ts', '.tsx', '.mts', '.mjs', '.md', '.css']);
/** Texts that students read have reviews of their own; these two hold the words and quote the specification. */
const SKIPPED = /^content\/(?:articles|posts)\/|^packages\/tooling\/src\/language\/|^docs\/coverage\.md$/;

const root = process.argv[2] ?? process.cwd();
const folders = workspaceFolders(root);
const folderOf = (file) =>
  folders.find((folder) => file.startsWith(`${folder}/`)) ?? (file.includes('/') ? file.split('/')[0] : '.');

const measured = sourceFiles(root, EXTENSIONS)
  .filter((file) => !SKIPPED.test(file))
  .map((file) => ({ folder: folderOf(file), ...measureFile(file, readFileSync(join(root, file), 'utf8')) }));

const present = summarize(measured);
const baseline = JSON.parse(readFileSync(BASELINE, 'utf8'));
const { issues, isSmaller } = compareWithBaseline(present, baseline);

for (const [folder, { words, long, median }] of Object.entries(present)) {
  if (words + long > 0)
    console.log(`${folder}: ${words} forbidden words, ${long} long sentences, median ${median} words`);
}
for (const issue of issues) console.error(issue);
if (issues.length > 0) {
  for (const { file, words, long } of measured.filter(({ folder }) =>
    issues.some((issue) => issue.startsWith(`${folder}:`)),
  )) {
    for (const { line, word, instead } of words)
      console.error(`  ${file}:${line}: "${word}", use: ${instead}`);
    for (const sentence of long)
      console.error(`  ${file}: ${sentence.words} words: ${sentence.text.slice(0, 90)} ...`);
  }
}
if (process.argv.includes('--write') && issues.length === 0) {
  writeFileSync(BASELINE, `${JSON.stringify(present, null, 2)}\n`);
} else if (isSmaller) console.log('fewer than the baseline allows: lower it with --write');
process.exitCode = issues.length === 0 ? 0 : 1;
