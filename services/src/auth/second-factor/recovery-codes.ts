import { createHmac, randomInt } from 'node:crypto';

const COUNT = 10;
/** Without characters that look alike: people copy the codes by hand. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
const GROUP_CHARACTERS = 5;

const newGroup = () =>
  Array.from({ length: GROUP_CHARACTERS }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

/** @returns ten codes such as `abcde-23456`, of almost 50 bits each */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: COUNT }, () => `${newGroup()}-${newGroup()}`);

/**
 * @param code as typed: upper case, blanks and a missing hyphen do not matter
 * @returns the keyed hash that is stored
 */
export function hashRecoveryCode(code: string, key: Buffer): string {
  const characters = code.toLowerCase().replace(/[^a-z0-9]/g, '');
  return createHmac('sha256', key).update(characters).digest('base64url');
}
