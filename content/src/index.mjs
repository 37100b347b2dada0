import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

export { loadArticles, loadPosts } from './articles/load.mjs';

const HOME = join(import.meta.dirname, '..');

/** One file of the aptitude folder is no exam: the list of categories and topics. */
const CATALOGUE = 'catalogue.json';

/**
 * @typedef {string | { text: string, image?: string }} Option
 *
 * @typedef {object} Question
 * @property {string} questionId
 * @property {string} questionText `$...$` is TeX, a line feed is a line break
 * @property {string} [questionImage]
 * @property {Option[]} options
 * @property {number} correctAnswer zero-based index into options
 * @property {string} explanation
 * @property {{ name: string, address: string }} [source] what says so
 * @property {string} [passage] what several questions share
 * @property {string} [passageImage]
 * @property {string} [topic]
 * @property {string} [level]
 * @property {string} [section]
 * @property {{ option: number, text: string }[]} [mistakes] why a wrong option is tempting; `option` is zero-based
 *
 * @typedef {object} MockTest
 * @property {string} testId unique across the bank
 * @property {string} title
 * @property {number} duration minutes
 * @property {number} totalQuestions
 * @property {number} totalMarks
 * @property {number} marksPerQuestion
 * @property {number | string} negativeMarksPerQuestion a fraction such as "1/3" is text
 * @property {{ name: string, from: number, to: number, minutes?: number, marks?: number, route?: import('@mockingbird/contracts').TestSection['route'] }[]} [sections]
 * @property {'free' | 'locked'} [sectionRule]
 * @property {import('@mockingbird/contracts').RealExam} [realExam] where its pass rule is published
 * @property {import('@mockingbird/contracts').MockTest['scoreEstimate']} [scoreEstimate] the calculator of its score
 * @property {Question[]} questions
 *
 * @typedef {object} ExamDetails
 * @property {'dmv' | 'ssc' | 'ibps' | 'rrb'} [type]
 * @property {string} [imageUrl]
 * @property {{ keywords?: string, canonicalURL?: string }} [seo]
 * @property {{ info: string }[]} [keyInformation]
 * @property {{ fact: string }[]} [didYouKnow]
 * @property {{ question: string, answer: string }[]} [faqs]
 * @property {{ resourceName: string, resourceLink: string, description?: string }[]} [resources]
 *
 * @typedef {object} Exam
 * @property {string} examId
 * @property {string} title
 * @property {string} description
 * @property {number} totalQuestions over all tests
 * @property {number} totalMarks over all tests
 * @property {number} duration minutes, over all tests
 * @property {number} marksPerQuestion
 * @property {number | string} negativeMarksPerQuestion
 * @property {number} passingScore marks
 * @property {string} difficulty
 * @property {string[]} topics
 * @property {ExamDetails} details
 * @property {number} weight 0 to 100: how high it starts among the popular exams
 *
 * @typedef {{ exam: Exam, tests: MockTest[], file: string }} BankFile `file` is its path in the folder of the content
 */

const readJson = async (path) => JSON.parse(await readFile(path, 'utf8'));

/** The JSON files of a folder, sorted by name; empty when the folder does not exist. */
async function jsonFiles(folder) {
  try {
    const names = await readdir(folder);
    return names
      .filter((name) => name.endsWith('.json'))
      .sort()
      .map((name) => join(folder, name));
  } catch (error) {
    if (error.code === 'ENOENT') return [];
    throw error;
  }
}

/** Required parts of a file, before its contents are validated like an upload. */
function hasParts(value) {
  const { exam, tests } = value ?? {};
  const isObject = (part) => typeof part === 'object' && part !== null && !Array.isArray(part);
  return (
    isObject(exam) &&
    Array.isArray(tests) &&
    tests.every((test) => isObject(test) && Array.isArray(test.questions))
  );
}

/** Reads JSON files. An invalid one is left out, so that one mistake does not prevent a start. */
async function readFiles(home, paths) {
  const issues = [];
  const values = [];
  for (const path of paths) {
    const file = relative(home, path).split(sep).join('/');
    try {
      values.push({ file, value: await readJson(path) });
    } catch (error) {
      issues.push(`${file}: ${error.message}`);
    }
  }
  return { values, issues };
}

/**
 * Reads the whole shipped question bank.
 * @param {string} [home] folder with `bank`
 * @returns {Promise<{ exams: BankFile[], catalogue: unknown, issues: string[] }>} all exams, those with a type first;
 * the aptitude catalogue, or null without one; the issues of the omitted files
 */
export async function loadBank(home = HOME) {
  const bank = join(home, 'bank');
  const aptitude = join(bank, 'aptitude');
  const paths = [...(await jsonFiles(join(bank, 'exams'))), ...(await jsonFiles(aptitude))];
  const catalogue = join(aptitude, CATALOGUE);
  const exams = await readFiles(
    home,
    paths.filter((path) => path !== catalogue),
  );
  const catalogues = await readFiles(
    home,
    paths.filter((path) => path === catalogue),
  );
  const incomplete = exams.values.filter(({ value }) => !hasParts(value));
  return {
    exams: exams.values.filter(({ value }) => hasParts(value)).map(({ file, value }) => ({ ...value, file })),
    catalogue: catalogues.values[0]?.value ?? null,
    issues: [
      ...exams.issues,
      ...catalogues.issues,
      ...incomplete.map(
        ({ file }) => `${file}: Expected { "exam": {...}, "tests": [{ "questions": [...] }] }`,
      ),
    ],
  };
}
