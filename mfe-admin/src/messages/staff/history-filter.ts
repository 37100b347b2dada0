import type { AuditType, ChangeType } from '@mockingbird/contracts';
import { plural, type Value } from '@mockingbird/remote-kit';

export const filter = 'Filter of the history';
export const person = 'Person';
export const kind = 'Kind';
export const allKinds = 'All kinds';
export const kinds: Readonly<Record<ChangeType | AuditType, string>> = {
  exam: 'Exams',
  mocktest: 'Mock tests',
  questions: 'Questions',
  article: 'Articles',
  post: 'Posts',
  visibility: 'Hidden and shown',
  undo: 'Undone',
  bin: 'Deleted and restored',
  rename: 'Changed IDs',
  role: 'Roles',
  proposal: 'Proposals and reviews',
};
export const examId = 'Exam ID';
export const testId = 'Mock test ID';
export const fromDay = 'From';
export const toDay = 'To';
export const show = 'Show';
export const clear = 'Clear';
export const daysAreLocal = (zone: Value) => `Days are in your time zone, ${zone}.`;
export const download = 'Download as CSV';
export const collecting = (count: Value) => `Collecting, ${count} so far...`;
export const saved = (count: number) =>
  plural(count, { one: '# entry saved as history.csv.', other: '# entries saved as history.csv.' });
export const notSaved = (reason: Value) => `Nothing was saved: ${reason}`;
export const tooMany = (count: Value) =>
  `Only the newest ${count} entries were saved. Choose fewer days for the others.`;
export const columns = [
  'Time (UTC)',
  'Time (local)',
  'Person',
  'Kind',
  'What',
  'Exam ID',
  'Mock test ID',
  'Written by',
  'Details',
];
export const seeded = (count: number) =>
  plural(count, {
    one: '# entry is content that came with the site.',
    other: '# entries are content that came with the site.',
  });
export const showSeeded = 'Show them';
export const hideSeeded = 'Hide them';
export const writtenBy = (author: Value) => `written by ${author}`;
export const openProposal = 'Open the proposal';
