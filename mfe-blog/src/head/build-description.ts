import { joinSentences, shorten } from '@mockingbird/remote-kit';
import { MIN_DESCRIPTION_LENGTH } from '../limits.js';
import * as messages from '../messages/head.js';

/** Builds a post's description for search engines. Adds the title to a text that is too short. */
export function buildDescription(title: string, text: string): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  if (plain.length >= MIN_DESCRIPTION_LENGTH) return shorten(plain);
  return shorten(joinSentences(title, plain, messages.fromTheMockingbirdBlog));
}
