import { createHash } from 'node:crypto';
import type { Question } from '@mockingbird/contracts';

const HASH_CHARACTERS = 32;

/**
 * @param questions as the parser gives them: their fields are in the order of the schema, so equal questions are equal
 *   texts without sorting names, which takes longer than everything else
 * @returns 128 bits of SHA-256 in hex: the revision
 */
export function questionsHash(questions: readonly Question[]): string {
  return createHash('sha256').update(JSON.stringify(questions)).digest('hex').slice(0, HASH_CHARACTERS);
}
