import type { ExamCardData } from '../exams/exam-card-data.js';
import { DESCRIPTION_MAX_CHARACTERS, EXAMS_IN_DESCRIPTION } from '../limits.js';
import * as messages from '../messages/home.js';

const join = (names: readonly string[]) =>
  names.length < 2
    ? names.join('')
    : messages.firstAndSecond(names.slice(0, -1).join(', '), names[names.length - 1] ?? '');

/** Cuts a text between words if it is too long. */
function shorten(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const cut = text.slice(0, limit - 1);
  const lastSpace = cut.lastIndexOf(' ');
  return `${(lastSpace > 0 ? cut.slice(0, lastSpace) : cut).replace(/[,;:.]$/, '')}…`;
}

/**
 * Builds a page's description with the first popular exams, within the length that search engines show.
 * @param first the sentence that is specific to this page; it is always included, and long names are cut for it
 * @param more further sentences; those that do not fit are left out
 * @param verb before the names: British where the exams are Indian
 */
export function describePopular(
  popular: readonly ExamCardData[],
  [first, ...more]: readonly [string, ...string[]],
  verb: string = messages.practiceVerb,
): string {
  const names = popular.slice(0, EXAMS_IN_DESCRIPTION).map((exam) => exam.title);
  const maxNamesLength = DESCRIPTION_MAX_CHARACTERS - first.length - 1;
  const start = names.length === 0 ? first : `${shorten(`${verb} ${join(names)}.`, maxNamesLength)} ${first}`;
  return more.reduce((text, sentence) => {
    const longer = `${text} ${sentence}`;
    return longer.length <= DESCRIPTION_MAX_CHARACTERS ? longer : text;
  }, start);
}
