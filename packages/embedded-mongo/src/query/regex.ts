import { BSONRegExp } from 'bson';
import { RE2JS } from 're2js';
import { fail, failAt } from '../errors.js';
import { MAX_REGEX_CHARACTERS, MAX_REGEX_SUBJECT_CHARACTERS, REGEX_CACHE_ENTRIES } from '../limits.js';

/** Tells whether a text matches. */
export type TextTest = (text: string) => boolean;

const cache = new Map<string, TextTest>();

/** `^`, a literal text (with escaped punctuation), `$`: no repetition, so JavaScript's own engine is linear on it. */
const LITERAL = /^\^?(?:[^\\^$.*+?()[\]{}|]|\\[^\w\s])*\$?$/;

function re2Flags(options: string): number {
  let flags = 0;
  for (const option of options) {
    if (option === 'i') flags |= RE2JS.CASE_INSENSITIVE;
    else if (option === 'm') flags |= RE2JS.MULTILINE;
    else if (option === 's') flags |= RE2JS.DOTALL;
    else if (option !== 'u') throw failAt(51108, `invalid flag in regex options: ${option}`);
  }
  return flags;
}

function compile(pattern: string, options: string): TextTest {
  const flags = re2Flags(options);
  if (LITERAL.test(pattern) && !options.includes('m')) {
    const native = new RegExp(pattern, options.includes('i') ? 'i' : '');
    return (text) => native.test(text);
  }
  try {
    const linear = RE2JS.compile(pattern, flags);
    return (text) => linear.matcher(text).find();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    // Look-around and back-references need time that grows without bound: they are refused with the invalid ones.
    throw failAt(
      51091,
      `Regular expression is invalid or not of linear time (embedded-mongo uses RE2): ${reason}`,
    );
  }
}

/**
 * A test for a regular expression that takes time linear in the text, whatever the expression.
 * @throws MongoError when the expression is too long, invalid, or needs look-around or back-references
 */
export function regexTest(regex: BSONRegExp): TextTest {
  if (regex.pattern.length > MAX_REGEX_CHARACTERS) {
    throw failAt(51091, `Regular expression is longer than ${MAX_REGEX_CHARACTERS} characters`);
  }
  const key = `${regex.options}/${regex.pattern}`;
  let test = cache.get(key);
  if (!test) {
    test = compile(regex.pattern, regex.options);
    const oldest = cache.keys().next();
    if (cache.size >= REGEX_CACHE_ENTRIES && !oldest.done) cache.delete(oldest.value);
    cache.set(key, test);
  }
  const run = test;
  return (text) => {
    if (text.length > MAX_REGEX_SUBJECT_CHARACTERS) {
      throw fail('BadValue', `a regular expression was to run over ${text.length} characters`);
    }
    return run(text);
  };
}

/**
 * The text that every match begins with, when the expression is `^literal...` and heeds case.
 * @returns undefined when there is none
 */
export function literalPrefix(regex: BSONRegExp): string | undefined {
  if (!regex.pattern.startsWith('^') || /[im]/.test(regex.options) || regex.pattern.includes('|'))
    return undefined;
  const head = /^\^((?:[^\\^$.*+?()[\]{}|]|\\[^\w\s])*)/.exec(regex.pattern);
  let literal = head?.[1] ?? '';
  // "abc*" and "abc?" do not need the c.
  const next = regex.pattern[1 + literal.length];
  if (next !== undefined && '*?{'.includes(next)) literal = literal.replace(/\\?.$/su, '');
  const text = literal.replace(/\\(.)/gsu, '$1');
  return text === '' ? undefined : text;
}
