import type { SourceBlock } from '@mockingbird/contracts';

/** Reading speed of an adult who learns. */
const WORDS_PER_MINUTE = 200;

/** @returns minutes to read the blocks, at least one */
export function readingMinutes(blocks: readonly SourceBlock[]): number {
  const texts = blocks.flatMap((block) => (block.kind === 'media' ? [] : [block.body]));
  const words = texts.join(' ').split(/\s+/).length;
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE));
}
