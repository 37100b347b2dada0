import { shorten } from '@mockingbird/remote-kit';
import { MIN_DESCRIPTION_LENGTH } from '../limits.js';

/** Builds a post's description for search engines. Adds the title to a text that is too short. */
export function buildDescription(title: string, text: string): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  if (plain.length >= MIN_DESCRIPTION_LENGTH) return shorten(plain);
  return shorten(
    [title, plain, 'From the Mockingbird blog on exams and how to study.'].filter(Boolean).join('. '),
  );
}
