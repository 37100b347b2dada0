/** Words that readers of screens stumble over. @type {readonly [RegExp, string][]} */
const HARD = [
  [/\breckon\w*/i, 'calculate'],
  [/\b(?:[Ss]its?|sat) the\b/, 'take the'],
  [/\bhand(?:s|ed)? in\b/i, 'submit'],
  [/\be-mail\w*/i, 'email'],
  [/\buser name\b/i, 'username'],
  [/\bwhilst\b/i, 'while'],
  [/\bof others\b/i, 'on other sites'],
];

/** British spellings. Pages about Indian exams have them; all others are American. @type {readonly [RegExp, string][]} */
const BRITISH = [
  [/\blicences?\b/i, 'license'],
  [/\bpractis\w*/i, 'practice'],
  [/\bmaths\b/i, 'math'],
  [/\b(?:colour|favour|behaviour|honour|labour)\w*/i, '-or'],
  [/\b(?:centre|metre|litre)s?\b/i, '-er'],
  [/\b(?:organis|recognis|realis|analys|summaris|memoris)(?:e|es|ed|ing)\b/i, '-ize, -yze'],
  [/\b(?:learnt|programme|grey|enrol|cheque|judgement)\b/i, 'the American spelling'],
];

/** Sources whose texts only pages about Indian exams show. */
const INDIAN = /\/(?:aptitude|exam-family\/(?:ssc|ibps|rrb))(?:\/|\.)/;

/**
 * @param {string} file
 * @param {string} text of a screen
 * @returns {{ word: string, instead: string }[]}
 */
export function hardWords(file, text) {
  const rules = INDIAN.test(file) ? HARD : [...HARD, ...BRITISH];
  return rules.flatMap(([pattern, instead]) => {
    const found = pattern.exec(text);
    return found ? [{ word: found[0], instead }] : [];
  });
}
