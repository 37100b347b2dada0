import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

export { loadArticles, loadPosts } from './articles/load.mjs';

const BANK = join(import.meta.dirname, '..', 'bank');

/** The aptitude folder holds one file that is no exam: the list of categories and topics. */
const CATALOGUE = 'catalogue.json';

/**
 * @typedef {string | { text: string, image: string }} Option
 *
 * @typedef {object} Question
 * @property {string} questionId
 * @property {string} questionText `$...$` is TeX, a line feed is a line break
 * @property {string} [questionImage]
 * @property {Option[]} options
 * @property {number} correctAnswer zero-based index into options
 * @property {string} explanation
 * @property {string} [topic]
 * @property {string} [level]
 * @property {string} [section]
 *
 * @typedef {object} MockTest
 * @property {string} testId unique across the bank
 * @property {string} title
 * @property {number} duration minutes
 * @property {number} totalQuestions
 * @property {number} totalMarks
 * @property {number} marksPerQuestion
 * @property {number | string} negativeMarksPerQuestion a fraction such as "1/3" is text
 * @property {{ name: string, from: number, to: number, minutes?: number, marks?: number }[]} [sections]
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
 * @typedef {{ exam: Exam, tests: MockTest[] }} BankFile
 */

const readJson = async (path) => JSON.parse(await readFile(path, 'utf8'));

/** The JSON files of a folder in the order of their names; none when the folder is not there. */
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

/**
 * Reads the whole question bank that ships with the product.
 * @returns {Promise<{ exams: BankFile[], catalogue: unknown }>} all exams, those with a type first; the aptitude
 *   catalogue, or null when the bank has none
 * @throws {SyntaxError} when a file of the bank is not JSON
 */
export async function loadBank() {
  const aptitude = join(BANK, 'aptitude');
  const paths = [...(await jsonFiles(join(BANK, 'exams'))), ...(await jsonFiles(aptitude))];
  const catalogue = join(aptitude, CATALOGUE);
  return {
    exams: await Promise.all(paths.filter((path) => path !== catalogue).map(readJson)),
    catalogue: paths.includes(catalogue) ? await readJson(catalogue) : null,
  };
}
