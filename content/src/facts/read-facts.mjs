import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { factIssues } from './fact-issues.mjs';

const FOLDER = join(import.meta.dirname, '..', '..', 'facts');

/**
 * @typedef {object} Fact
 * @property {string} key unique within its subject
 * @property {string | number} value
 * @property {string} [unit]
 * @property {string} statement what a page prints
 * @property {string} source name of the source
 * @property {string} address its https address
 * @property {string} [effective] year, month or day from which the fact holds, where the source gives it
 * @property {string} checked day on which the fact was compared with the source
 * @property {boolean} [secondary] the official document was not read, only a report about it
 * @property {{ source: string, address: string }} [secondSource]
 *
 * @typedef {object} FactSubject
 * @property {string} subject file name without its ending
 * @property {number} reviewAfterMonths age from which every fact of the subject needs another check
 * @property {Fact[]} facts
 * @property {unknown} [paper] the structure of the whole paper, which src/papers reads
 */

/** Reads one file's text. @throws {Error} that names every issue with its path */
export function parseFacts(subject, text) {
  const content = parse(text);
  const issues = factIssues(content);
  if (issues.length > 0) throw new Error(issues.map((issue) => `facts/${subject}.yaml ${issue}`).join('\n'));
  return /** @type {FactSubject} */ ({ subject, ...content });
}

/** Reads one subject, such as "ssc-gd". */
export const readSubject = (subject) =>
  parseFacts(subject, readFileSync(join(FOLDER, `${subject}.yaml`), 'utf8'));

/** Every text of a start asks for the same few files. @type {Map<string, FactSubject>} */
const read = new Map();

/** Finds one fact. @throws {Error} when there is no such subject, or no such key in it */
export function findFact(subject, key) {
  if (!/^[a-z0-9-]+$/.test(subject) || !existsSync(join(FOLDER, `${subject}.yaml`)))
    throw new Error(`There is no file facts/${subject}.yaml`);
  if (!read.has(subject)) read.set(subject, readSubject(subject));
  const fact = read.get(subject)?.facts.find((candidate) => candidate.key === key);
  if (!fact) throw new Error(`facts/${subject}.yaml has no fact "${key}"`);
  return fact;
}

/** Reads all subjects in the order of their names. @returns {FactSubject[]} */
export const readAllFacts = () =>
  readdirSync(FOLDER)
    .toSorted()
    .map((name) => readSubject(name.replace(/\.yaml$/, '')));
