import type { Omission } from '@mockingbird/question-formats';
import * as messages from '../messages/exams.js';

/** Limit of different sentences in the message. */
const MAX_SENTENCES = 6;

/** What a file does not hold, each thing once with the number of its questions. Empty when it holds everything. */
export function describeOmissions(omissions: readonly Omission[]): string {
  const counts = new Map<string, number>();
  for (const { message } of omissions) counts.set(message, (counts.get(message) ?? 0) + 1);
  if (counts.size === 0) return '';
  const sentences = [...counts].map(([message, count]) => messages.leftOutOf(message, count));
  const rest = sentences.length - MAX_SENTENCES;
  const shown = rest > 0 ? [...sentences.slice(0, MAX_SENTENCES), messages.andMore(rest)] : sentences;
  return ` ${messages.theFormatCannotHold} ${shown.join('; ')}.`;
}
