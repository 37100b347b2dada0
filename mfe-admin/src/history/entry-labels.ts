import type { HistoryEntry } from '@mockingbird/contracts';
import { plural } from '../format/plural.js';
import { fieldLabel as textFieldLabel } from '../texts/editor/field-names.js';
import { fieldLabel } from '../upload/form-fields/field-labels.js';
import type { UndoLeaves } from './undo-button.js';
import * as differenceMessages from '../messages/history/difference.js';
import * as messages from '../messages/history.js';

type Subject = Pick<HistoryEntry, 'type' | 'examId' | 'testId' | 'textId' | 'title' | 'revisionAfter'>;

/** Whether a change is about the questions of a test. */
const isAboutQuestions = ({ type, revisionAfter }: Pick<Subject, 'type' | 'revisionAfter'>): boolean =>
  type === 'questions' || (type === 'undo' && revisionAfter !== undefined);

const idOf = ({ examId, testId, textId }: Subject): string => textId ?? testId ?? examId;

/** The title, in quotes as it is a name; the id of what has none. */
const nameOf = (subject: Subject): string =>
  subject.title === undefined ? idOf(subject) : messages.quoted(subject.title);

/** The id, if the subject is called by its title. */
export const formatId = (subject: Subject): string | undefined =>
  subject.title === undefined ? undefined : idOf(subject);

/** The changed object: 'Questions of “Mock test 1”'. */
export function formatSubject(subject: Subject): string {
  const { type, testId, textId, title } = subject;
  const name = nameOf(subject);
  if (textId !== undefined) {
    if (title === undefined) return messages.text(name);
    return textId.startsWith('post.') ? messages.post(name) : messages.article(name);
  }
  if (type === 'exam' || testId === undefined) return messages.examExamid(name);
  return isAboutQuestions(subject) ? messages.questionsOfTest(name) : messages.mockTest(name);
}

/** The object of an undo: 'the questions of “Mock test 1”'. */
export function formatUndone(subject: Subject): string {
  const { testId, textId } = subject;
  const name = nameOf(subject);
  if (textId !== undefined) return messages.theText(name);
  if (testId === undefined) return messages.theExam(name);
  return isAboutQuestions(subject) ? messages.theQuestionsOf(name) : messages.theTest(name);
}

/** What is there after an undo: no questions, the questions of before, or the state of before. */
export function whatUndoLeaves(entry: Subject & Pick<HistoryEntry, 'revisionBefore'>): UndoLeaves {
  if (entry.textId !== undefined) return 'text';
  if (!isAboutQuestions(entry)) return 'state';
  return entry.revisionBefore === '' ? 'none' : 'questions';
}

/** What changed: '1 question changed, 2 added', or the names of the changed fields. */
export const formatWhatChanged = (entry: HistoryEntry): string =>
  [formatQuestions(entry), formatFields(entry)].filter((part) => part !== '').join('. ');

function formatQuestions(entry: HistoryEntry): string {
  if (!isAboutQuestions(entry)) return '';
  const { counts, questionCounts, revisionBefore } = entry;
  // Bulk uploads and earlier versions did not count the changes.
  if (questionCounts === undefined) {
    const questions = plural(counts.questions, messages.question);
    return revisionBefore === '' ? messages.questionsAdded(questions) : messages.questionsNow(questions);
  }
  const { changed, added, removed } = questionCounts;
  const parts = [
    { count: changed, text: messages.questionsChanged },
    { count: added, text: messages.questionsAdded },
    { count: removed, text: messages.questionsRemoved },
  ].filter(({ count }) => count > 0);
  if (parts.length === 0) return messages.otherOrder;
  return parts
    .map(({ count, text }, index) =>
      text(index === 0 ? plural(count, messages.question) : count.toLocaleString('en-GB')),
    )
    .join(', ');
}

/** Types whose outcome says everything: 'hidden', 'renamed'. */
const WITHOUT_FIELDS: ReadonlySet<string> = new Set(['visibility', 'rename', 'bin']);

function formatFields({ type, textId, changedFields = [] }: HistoryEntry): string {
  if (WITHOUT_FIELDS.has(type) || changedFields.length === 0) return '';
  const labels = changedFields.map((field) => {
    if (field === 'seo') return messages.searchEngineFields;
    if (textId !== undefined) return textFieldLabel(field);
    return field === 'hidden' ? differenceMessages.hiddenFromStudents : fieldLabel(field);
  });
  return messages.changedFields(labels.join(', '));
}

/** Characters of a batch id that tell it from others. */
const BATCH_CHARACTERS = 8;

export const formatBatch = (batch: string): string => messages.bulkLoad(batch.slice(0, BATCH_CHARACTERS));
