import { createHash } from 'node:crypto';
import type { Question } from '@mockingbird/contracts';

const HASH_CHARACTERS = 32;

/**
 * @param questions from the parser: their fields have the order of the schema. So equal questions give equal texts without
 *   sorting, which would be the slowest part.
 * @returns 128 bits of SHA-256 in hex: the revision
 */
export function questionsHash(questions: readonly Question[]): string {
  return createHash('sha256').update(JSON.stringify(questions)).digest('hex').slice(0, HASH_CHARACTERS);
}
