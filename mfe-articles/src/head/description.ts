import { joinSentences, shorten } from '@mockingbird/remote-kit';
import { MIN_DESCRIPTION_LENGTH } from '../limits.js';

/**
 * Builds the description of a page for search results.
 * @param text the author's text; may be short or empty
 * @param addition appended to a text that is too short
 */
export function buildDescription(text: string, addition: string): string {
  const trimmed = text.trim();
  return shorten(trimmed.length >= MIN_DESCRIPTION_LENGTH ? trimmed : joinSentences(trimmed, addition));
}
