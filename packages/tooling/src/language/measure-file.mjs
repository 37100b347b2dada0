import { extname } from 'node:path';
import { commentsOf, paragraphsOf, sentencesIn } from './sentences.mjs';
import { FORBIDDEN, forbiddenWords } from './words.mjs';

/** Words. */
const LONGEST_SENTENCE = 30;

const CODE = new Set(['.ts', '.tsx', '.mts', '.mjs']);

/** @param {string} file @param {string} text */
const textsOf = (file, text) => {
  const extension = extname(file);
  if (extension === '.md') return paragraphsOf(text);
  return CODE.has(extension) ? commentsOf(file, text) : [];
};

/**
 * @param {string} file its name decides how it is read
 * @param {string} text
 * @param {string} named the part of the text that is searched for words, on the same lines
 */
export function measureFile(file, text, named = text) {
  const sentences = textsOf(file, text).flatMap(sentencesIn);
  return {
    file,
    words: forbiddenWords(named, file).map(({ line, word }) => ({
      line,
      word,
      instead: FORBIDDEN.get(word),
    })),
    lengths: sentences.map(({ words }) => words),
    long: sentences.filter(({ words }) => words > LONGEST_SENTENCE),
  };
}
