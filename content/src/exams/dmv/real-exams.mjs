import { checkedDay } from '../../facts/fact-lines.mjs';

/**
 * The published pass rules of the real knowledge tests, compared with public sources on the day of their fact. The rule of
 * California is that of applicants below 18; adults get 36 questions and need 30, the same share.
 *
 * @typedef {import('@mockingbird/contracts').RealExam} RealExam
 */

/** @type {RealExam} */
export const CALIFORNIA = {
  name: 'California knowledge test',
  questions: 46,
  correct: 38,
  source: 'https://www.dmv.ca.gov/',
  checked: checkedDay('dmv-california', 'paper'),
};

/** @type {RealExam} */
export const TEXAS = {
  name: 'Texas knowledge test',
  questions: 30,
  correct: 21,
  source: 'https://www.dps.texas.gov/',
  checked: checkedDay('dmv-texas', 'paper'),
};

/** @type {RealExam} */
export const NEW_YORK = {
  name: 'New York knowledge test',
  questions: 20,
  correct: 14,
  parts: [{ name: 'road signs', topics: ['Road signs'], questions: 4, correct: 2 }],
  source: 'https://dmv.ny.gov/',
  checked: checkedDay('dmv-new-york', 'paper'),
};

/** @type {RealExam} */
export const FLORIDA = {
  name: 'Florida knowledge exam',
  questions: 50,
  correct: 40,
  source: 'https://www.flhsmv.gov/',
  checked: checkedDay('dmv-florida', 'paper'),
};

/** @type {RealExam} */
export const ILLINOIS = {
  name: 'Illinois written exam',
  questions: 35,
  correct: 28,
  source: 'https://www.ilsos.gov/',
  checked: checkedDay('dmv-illinois', 'paper'),
};
