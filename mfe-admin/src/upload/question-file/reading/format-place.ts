import type { Place } from '@mockingbird/question-formats';
import * as messages from '../../../messages/upload/file-reading.js';

/** Where an issue is: `Row 4 (line 6), question 3`. */
export function formatPlace({ file, line, row, question }: Place): string {
  const places = [file];
  if (row !== undefined && row !== line && line !== undefined) places.push(messages.rowAndLine(row, line));
  else if (line !== undefined) places.push(messages.lineOfNumber(line));
  if (question !== undefined) places.push(messages.questionOfNumber(question));
  const text = places.filter((place) => place !== undefined).join(', ');
  return text === '' ? messages.theFile : text.charAt(0).toUpperCase() + text.slice(1);
}
