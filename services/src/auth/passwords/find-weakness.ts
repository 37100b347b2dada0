import type { CommonPasswords } from './common-passwords.js';

export type Weakness = 'common' | 'personal' | 'pattern';

/** The owner of a password, as far as it is known. */
export interface PasswordOwner {
  username: string;
  email?: string | undefined;
}

const SITE_NAME = 'mockingbird';
/** Characters after which a word counts as part of a password. */
const SHORTEST_NAME = 3;
const SHORTEST_NAME_PART = 4;
/** Share of a password that may come from names. */
const LARGEST_NAME_SHARE = 0.5;
/** Share of neighbours that may be equal or follow each other in the alphabet. Words have about 0.1. */
const LARGEST_STEP_SHARE = 0.7;
const FEWEST_CHARACTERS = 4;
const REPEATED_UNIT = /^(.{1,6}?)\1+$/su;
/** What people add to a common password to satisfy a form. */
const ADDED_AT_END = /[^\p{L}]{1,4}$/u;

const lettersAndDigits = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '');
const normalise = (text: string) => text.normalize('NFKC').toLowerCase();

/** Names of the owner and the site, the longest first. */
function namesOf({ username, email = '' }: PasswordOwner): string[] {
  const localPart = email.split('@')[0] ?? '';
  const parts = [username, localPart]
    .flatMap((name) => name.split(/[^\p{L}\p{N}]/u))
    .filter((part) => part.length >= SHORTEST_NAME_PART);
  return [SITE_NAME, username, email, localPart, ...parts]
    .map((name) => lettersAndDigits(normalise(name)))
    .filter((name) => name.length >= SHORTEST_NAME)
    .sort((left, right) => right.length - left.length);
}

function isMainlyNames(text: string, owner: PasswordOwner): boolean {
  let rest = text;
  for (const name of namesOf(owner)) rest = rest.replaceAll(name, '');
  return text.length > 0 && text.length - rest.length >= text.length * LARGEST_NAME_SHARE;
}

/** @returns whether a text repeats a few characters, or follows rows such as `abcd` or `4321` */
function isPattern(text: string): boolean {
  const characters = [...text];
  if (new Set(characters).size < FEWEST_CHARACTERS || REPEATED_UNIT.test(text)) return true;
  const steps = characters.slice(1).filter((character, index) => {
    const distance = (character.codePointAt(0) ?? 0) - (characters[index]?.codePointAt(0) ?? 0);
    return Math.abs(distance) <= 1;
  });
  return steps.length >= (characters.length - 1) * LARGEST_STEP_SHARE;
}

/** @returns why a password is easy to guess, or undefined */
export function findWeakness(
  password: string,
  owner: PasswordOwner,
  { all, top }: CommonPasswords,
): Weakness | undefined {
  const text = normalise(password);
  const compact = lettersAndDigits(text);
  if (all.has(text) || all.has(compact) || top.has(text.replace(ADDED_AT_END, ''))) return 'common';
  if (isMainlyNames(compact, owner)) return 'personal';
  return isPattern(text) ? 'pattern' : undefined;
}
