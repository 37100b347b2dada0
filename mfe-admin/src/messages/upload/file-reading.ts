import { plural, type Value } from '@mockingbird/remote-kit';

const questions = { one: '# question', other: '# questions' };

export const reading = (name: Value) => `Reading ${name}...`;
export const fileCannotBeRead = 'The file can no longer be read. Choose it again.';
export const questionsAreRead = (count: number, name: Value) =>
  `${plural(count, questions)} read from ${name}. Upload them, or check first.`;
export const idsWereMade = (count: number) =>
  plural(count, {
    one: '# question has no ID in the file. Its ID was made from its text.',
    other: '# questions have no ID in the file. Their IDs were made from their texts.',
  });
export const issuesInTheFile = (count: number, good: number) =>
  `${plural(count, { one: '# issue', other: '# issues' })} in the file. ${plural(good, {
    one: '# question is good.',
    other: '# questions are good.',
  })}`;
export const goodOnesAreTaken = (count: number) =>
  `Only the good ones will be uploaded: ${plural(count, questions)}.`;
export const wrongInTheFile = 'Wrong in the file';
export const fixOnScreen = 'Fix on screen';
export const howToFix =
  'These are the faulty parts of the file. Correct them and read again. Empty a field to remove its lines. All other questions stay.';
export const columns = 'Columns:';
export const readAgain = 'Read again';
export const correctTheFile = 'Correct the file and choose it again.';
export const moreAfterThese = (count: number) =>
  plural(count, { one: '# more faulty part follows.', other: '# more faulty parts follow.' });
export const useGoodOnly = (count: number) =>
  plural(count, { one: 'Use only the # good question', other: 'Use only the # good questions' });
export const notTakenOver = (count: number) =>
  plural(count, { one: '# thing of the file is left out', other: '# things of the file are left out' });
export const leftOut = 'Left out';
export const theFile = 'The file';
export const lineOfNumber = (line: Value) => `line ${line}`;
export const linesFromTo = (from: Value, to: Value) => `Lines ${from} to ${to}`;
export const rowAndLine = (row: Value, line: Value) => `row ${row} (line ${line})`;
export const questionOfNumber = (number: Value) => `question ${number}`;
export const template = 'Table to fill in:';
export const templateCsv = 'CSV template';
export const templateXlsx = 'Excel template';
export const templateNotSaved = 'The template could not be saved. Try again.';
