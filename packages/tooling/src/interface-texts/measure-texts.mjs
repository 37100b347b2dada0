import { fleschKincaid } from 'flesch-kincaid';
import { syllable } from 'syllable';
import { sentencesIn } from '../language/sentences.mjs';

/** A shorter text is a label: it has no grade. */
const SENTENCE_WORDS = 4;

/**
 * @typedef {object} TextMeasures
 * @property {number} texts
 * @property {number} sentences of four words or more
 * @property {number} grade Flesch-Kincaid school grade of all of them as one text
 * @property {{ text: string, words: number }} longest sentence
 */

/** @param {string} text */
const wordsOf = (text) => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));

/**
 * @param {readonly string[]} texts of a screen
 * @returns {TextMeasures}
 */
export function measureTexts(texts) {
  const sentences = texts.flatMap(sentencesIn).filter(({ words }) => words >= SENTENCE_WORDS);
  const words = sentences.flatMap(({ text }) => wordsOf(text));
  const grade = fleschKincaid({
    sentence: sentences.length,
    word: words.length,
    syllable: words.reduce((sum, word) => sum + syllable(word), 0),
  });
  const longest = sentences.reduce((most, each) => (each.words > most.words ? each : most), {
    text: '',
    words: 0,
  });
  return { texts: texts.length, sentences: sentences.length, grade, longest };
}
