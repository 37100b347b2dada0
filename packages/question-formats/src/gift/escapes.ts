/** Control characters of GIFT. A backslash before one makes it a letter. */
const CONTROL = [':', '#', '=', '{', '}', '~'] as const;

/** Letters of the private area of Unicode stand for escaped characters while a text is taken apart. */
const HIDDEN_BASE = 0xe100;
const HIDDEN_BACKSLASH = '\uE110';
const HIDDEN_BREAK = '\uE111';

const hiddenOf = (index: number): string => String.fromCharCode(HIDDEN_BASE + index);

/** Hides escaped control characters, in Moodle's order: a doubled backslash first. */
export function hideEscapes(text: string): string {
  const doubled = text.replaceAll('\\\\', HIDDEN_BACKSLASH);
  const broken = doubled.replaceAll(String.raw`\n`, HIDDEN_BREAK);
  return CONTROL.reduce((hidden, sign, index) => hidden.replaceAll(`\\${sign}`, hiddenOf(index)), broken);
}

/** Turns hidden characters into what they mean. */
export function showEscapes(text: string): string {
  const shown = CONTROL.reduce((result, sign, index) => result.replaceAll(hiddenOf(index), sign), text);
  return shown.replaceAll(HIDDEN_BREAK, '\n').replaceAll(HIDDEN_BACKSLASH, '\\');
}

/** Escapes a text, so that it has no control character. */
export const escapeGift = (text: string): string => text.replace(/[\\:#={}~]/g, String.raw`\$&`);
