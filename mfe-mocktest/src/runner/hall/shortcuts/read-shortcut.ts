import * as messages from '../../../messages/runner/hall/shortcuts.js';

/** What a key does with the current question or the test. */
export type QuestionShortcut =
  { type: 'choose'; option: number } | { type: 'next' | 'previous' | 'mark' | 'clear' | 'submit' };

/** What a key does in the hall. */
export type Shortcut = QuestionShortcut | { type: 'help' };

/** The letters N, P, M, X and S act themselves, so later options have no letter. */
const OPTION_LETTERS = 'abcdefgh';
const OPTION_DIGITS = '12345678';

const ACTIONS: Readonly<Partial<Record<string, Exclude<Shortcut['type'], 'choose'>>>> = {
  n: 'next',
  p: 'previous',
  m: 'mark',
  x: 'clear',
  s: 'submit',
  '?': 'help',
};

/** @returns what a pressed key does; undefined for a key without meaning */
export function readShortcut(key: string): Shortcut | undefined {
  if (key.length !== 1) return undefined;
  const lower = key.toLowerCase();
  const type = ACTIONS[lower];
  if (type) return { type };
  const option = Math.max(OPTION_LETTERS.indexOf(lower), OPTION_DIGITS.indexOf(lower));
  return option < 0 ? undefined : { type: 'choose', option };
}

/** The list in the help dialog, by key. */
export const SHORTCUT_TEXTS: readonly (readonly [keys: string, text: string])[] = [
  [messages.aToH, messages.chooseThatOption],
  ['N', messages.nextQuestion],
  ['P', messages.previousQuestion],
  ['M', messages.markForReview],
  ['X', messages.clearTheResponse],
  ['S', messages.submitTheTest],
  ['?', messages.showThisList],
];
