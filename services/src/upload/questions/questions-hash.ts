import { createHash } from 'node:crypto';
import type { Question } from '@mockingbird/contracts';

const HASH_CHARACTERS = 32;

/**
 * @param questions from the parser: their fields have the order of the schema. So equal questions give equal texts without
 *   sorting, which would be the slowest part.
 * @returns the revision, 128 bits of SHA-256 in hex, and the characters of the JSON text
 */
export function questionsHash(questions: readonly Question[]): { revision: string; characters: number } {
  const text = JSON.stringify(questions);
  const revision = createHash('sha256').update(text).digest('hex').slice(0, HASH_CHARACTERS);
  return { revision, characters: text.length };
}
