// Checks the language of sources and documents: forbidden words, and how long sentences are. A second argument names a folder.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isIn, sourceFiles, workspaceFolders } from '../files/source-files.mjs';
import { codeOnly } from './code-only.mjs';
import { findIssues } from './find-issues.mjs';
import { measureFile } from './measure-file.mjs';

const EXTENSIONS = new Set(['.ts', '.tsx', '.mts', '.mjs', '.md', '.css']);
/** Texts that students read have reviews of their own, two hold the words or quote the specification, and lerna writes changelogs. */
const SKIPPED =
  /^content\/(?:articles|posts)\/|^packages\/tooling\/src\/language\/|^docs\/coverage\.md$|\/CHANGELOG\.md$/;
/**
 * Generators of questions and their tests. Their texts are exam English, where a card is drawn and a car stands. Only
 * their names and comments are checked.
 */
const QUESTIONS = /^content\/(?:src|test)\/(?:aptitude|exams)/;

const root = process.argv[2] ?? process.cwd();
const folders = workspaceFolders(root);

/** @param {string} file */
const folderOf = (file) =>
  folders.find((folder) => file.startsWith(`${folder}/`)) ??
  (file.includes('/') ? file.slice(0, file.indexOf('/')) : '.');

/** @param {string} file */
function measure(file) {
  const text = readFileSync(join(root, file), 'utf8');
  const named = QUESTIONS.test(file) ? codeOnly(file, text) : text;
  return { folder: folderOf(file), ...measureFile(file, text, named) };
}

const only = process.argv[3];
const files = sourceFiles(root, EXTENSIONS).filter((file) => !SKIPPED.test(file) && isIn(only, file));
const issues = findIssues(files.map(measure));
for (const issue of issues) console.error(issue);
process.exitCode = issues.length === 0 ? 0 : 1;
