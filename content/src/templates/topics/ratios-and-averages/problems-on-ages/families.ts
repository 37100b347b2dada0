import { counted, digits, t, type Exact } from '../../../kit/index.js';
import type { Setting } from '../../../kit/setting.js';

export const years = counted('year', 'years');

/** An older and a younger relative. */
export interface Pair {
  old: string;
  young: string;
  /** he or she, for the older one */
  they: string;
  /** his or her, for the older one */
  their: string;
}

const PAIRS: readonly Pair[] = [
  { old: 'father', young: 'son', they: 'he', their: 'his' },
  { old: 'father', young: 'daughter', they: 'he', their: 'his' },
  { old: 'mother', young: 'son', they: 'she', their: 'her' },
  { old: 'mother', young: 'daughter', they: 'she', their: 'her' },
  { old: 'uncle', young: 'nephew', they: 'he', their: 'his' },
  { old: 'aunt', young: 'niece', they: 'she', their: 'her' },
];

export const pickPair = (setting: Setting): Pair => setting.pick(PAIRS);

const WORDS = ['', 'once', 'twice', 'three times', 'four times', 'five times', 'six times', 'seven times'];

/** twice, three times, ... */
export const timesInWords = (factor: number) => WORDS[factor] ?? `${factor} times`;

/** A sentence begins with it. */
export const capital = (word: string) => `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`;

/** The word with its article, to begin a sentence. */
export const aOrAn = (word: string) => `${/^[aeiou]/.test(word) ? 'An' : 'A'} ${word}`;

/** The last step of an equation such as 3x = 12. Nothing is left to do where the factor is 1. */
export const divided = (letter: string, top: number, bottom: number, result: Exact) =>
  bottom === 1 ? '' : t`, so $${letter} = \frac{${top}}{${bottom}} = ${digits(result)}$`;
