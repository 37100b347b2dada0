// Checks the texts of screens: their place, their words, and how hard their sentences are. Prints the figures of each
// package. A second argument names a folder.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isIn, sourceFiles } from '../files/source-files.mjs';
import { interfaceTexts } from './interface-texts.mjs';
import { hardWords } from './interface-words.mjs';
import { measureTexts } from './measure-texts.mjs';

/** Flesch-Kincaid school grade. */
const HIGHEST_GRADE = 6;
/** Words. */
const LONGEST_SENTENCE = 25;

/** Packages with screens, and the folders of their sources. */
const SCREENS = /^(mfe-[a-z-]+|shell|packages\/(?:ui|question-view))\/src\/(?:(?!\.spec\.).)*\.tsx?$/;
/** The messages of a package: every text that its screens show. */
const MESSAGES = /\/src\/messages\//;
/**
 * Files with other texts: names that are also keys, lines for robots, names of fonts, lists of words, an example of a file,
 * markup. Lines of the console, and issues of files and stored settings with their technical names, are others.
 */
const OTHER_TEXTS = new RegExp(
  [
    ...['aptitude/catalogue', 'addresses/robots-txt', 'share/draw-card'],
    ...['upload-guide', 'technique-posts', 'search-terms', 'check-markup', 'topic-cells', 'home-addresses'],
    ...['sitemap', 'sitemap-xml', 'checks/checks', 'parse-record-file', 'parse-result', 'own-test-settings'],
    ...['fact-reader', 'exam-family/rrb', 'failure/failure-panel'],
    ...['file-preloader', 'remote-failure', 'recover-from-missing-code'],
  ]
    .map((name) => `/${name}\\.tsx?$`)
    .join('|'),
);
/** The shell's servers have no screens. */
const NO_SCREENS = /^shell\/src\/(?!layout\/|head\/|browser\/|messages\/)/;

const root = process.argv[2] ?? process.cwd();
/** @type {Map<string, string[]>} */
const textsByPackage = new Map();
/** @type {string[]} */
const issues = [];

for (const file of sourceFiles(root, new Set(['.ts', '.tsx'])).filter((path) =>
  isIn(process.argv[3], path),
)) {
  const folder = SCREENS.exec(file)?.[1];
  const isMessages = MESSAGES.test(file);
  if (!folder || NO_SCREENS.test(file) || (OTHER_TEXTS.test(file) && !isMessages)) continue;
  for (const { line, text } of interfaceTexts(file, readFileSync(join(root, file), 'utf8'))) {
    textsByPackage.set(folder, [...(textsByPackage.get(folder) ?? []), text]);
    if (!isMessages) issues.push(`${file}:${line}: a text outside of src/messages: ${text}`);
    for (const { word, instead } of hardWords(file, text))
      issues.push(`${file}:${line}: "${word}", use: ${instead}`);
  }
}

for (const [folder, texts] of textsByPackage) {
  const { sentences, grade, longest } = measureTexts(texts);
  console.log(
    `${folder}: ${texts.length} texts, ${sentences} sentences, grade ${grade.toFixed(1)}, longest ${longest.words} words`,
  );
  if (grade > HIGHEST_GRADE) issues.push(`${folder}: grade ${grade.toFixed(1)}, at most ${HIGHEST_GRADE}`);
  if (longest.words > LONGEST_SENTENCE)
    issues.push(`${folder}: a sentence of ${longest.words} words: ${longest.text}`);
}
for (const issue of issues) console.error(issue);
process.exitCode = issues.length === 0 ? 0 : 1;
