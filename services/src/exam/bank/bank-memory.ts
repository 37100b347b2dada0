import { BANK_TEXT_CHARACTERS, type BankRow } from '@mockingbird/contracts';

/** Memory of an indexed question besides the characters of its texts, in bytes. */
const QUESTION_OVERHEAD_BYTES = 400;

const BEYOND_LATIN_1 = /[\u0100-\uffff]/;

/** @returns the memory of a text, in bytes: V8 stores a text with two bytes for each character if one is beyond Latin-1 */
export const bytesOf = (text = ''): number => text.length * (BEYOND_LATIN_1.test(text) ? 2 : 1);

/** @returns the memory of a question in the list of the bank, in bytes */
export function entryBytesOf(
  question: Pick<BankRow, 'questionId' | 'text' | 'topic' | 'level' | 'section' | 'tags'> & { hash: string },
): number {
  const { questionId, text, topic, level, section, tags, hash } = question;
  return [questionId, text, topic, level, section, hash, ...tags].reduce(
    (sum, each) => sum + bytesOf(each),
    QUESTION_OVERHEAD_BYTES,
  );
}

/** @returns the start of a text, for the list. A copy: V8 keeps the whole text in memory for a part of it. */
export function cut(text: string): string {
  if (text.length <= BANK_TEXT_CHARACTERS) return text;
  const copied: unknown = JSON.parse(JSON.stringify(text.slice(0, BANK_TEXT_CHARACTERS)));
  return String(copied);
}
