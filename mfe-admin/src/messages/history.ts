import type { ChangeOutcome } from '@mockingbird/contracts';
import { type Value } from '@mockingbird/remote-kit';

export const examExamid = (examId: Value) => `Exam ${examId}`;
export const questionsOfTest = (testId: Value) => `Questions of ${testId}`;
export const text = (id: Value) => `Text ${id}`;
export const theText = (id: Value) => `the text ${id}`;
export const outcomes: Readonly<Record<ChangeOutcome, string>> = {
  created: 'created',
  replaced: 'changed',
  undone: 'undone',
  hidden: 'hidden',
  shown: 'shown',
  restored: 'restored',
  deleted: 'deleted',
  purged: 'deleted for good',
  renamed: 'ID changed',
};
export const article = (name: Value) => `Article ${name}`;
export const post = (name: Value) => `Post ${name}`;
export const quoted = (title: Value) => `“${title}”`;
export const question = 'question';
export const questionsChanged = (questions: Value) => `${questions} changed`;
export const questionsAdded = (questions: Value) => `${questions} added`;
export const questionsRemoved = (questions: Value) => `${questions} removed`;
export const questionsNow = (questions: Value) => `${questions} now`;
export const otherOrder = 'The order of the questions changed';
export const changedFields = (labels: Value) => `Changed: ${labels}`;
export const searchEngineFields = 'Fields for search engines';
export const mockTest = (testId: Value) => `Mock test ${testId}`;
export const theHistoryCouldNot = 'The history could not be loaded';
export const loadingTheHistory = 'Loading the history';
export const olderChangesCouldNot = 'Older changes could not be loaded';
export const showOlderChanges = 'Show older changes';
export const nothingHasBeenChanged = 'Nothing has been changed yet.';
export const uploadData = 'Upload data';
export const byPerson = 'by <strong>a person</strong>';
export const history = 'History';
export const whoChangedWhat =
  'Who changed what and when, newest first. You can undo the last change of an exam, a test, its questions or a text.';
export const undo = 'Undo';
export const theChange = (what: Value) => `the change of ${what}`;
export const undoThisChange = 'Undo this change?';
export const thisUndoesTheLast = (what: Value) => `This undoes the last change of ${what}.`;
export const thereWereNoneBefore =
  'There were no questions before this change, so the test will have no questions.';
export const itWillBeAsBefore = 'It will be as it was before this change.';
export const theExam = (examId: Value) => `the exam ${examId}`;
export const theTest = (testId: Value) => `the mock test ${testId}`;
export const theQuestionsOf = (testId: Value) => `the questions of ${testId}`;
export const studentsWillSee = 'Students will see the previous questions again, if there were any.';
export const readersWillSee = 'The text will be as it was before. A text that was new becomes a draft.';
export const youCanUndo = 'You can undo this too.';
export const bulkLoad = (batch: Value) => `bulk load ${batch}`;
export const undoTheChange = 'Undo the change';
