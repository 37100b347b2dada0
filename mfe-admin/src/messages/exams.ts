import { plural, type Value } from '@mockingbird/remote-kit';

export const edit = 'Edit';
export const theExam = (title: Value) => `the exam ${title}`;
export const hidden = 'Hidden';
export const noMockTest = 'No mock test.';
export const mockTest = (testId: Value) => `Mock Test ${testId}`;
export const noQuestions = 'No questions';
export const statistics = 'statistics';
export const versions = 'versions';
export const openTheBin = 'Open the bin';
export const ofName = (name: Value) => `of ${name}`;
export const editLowerCase = 'edit';
export const theTest = (name: Value) => `the test ${name}`;
export const theExamsCouldNot = 'The exams could not be loaded';
export const loadingExams = 'Loading exams';
export const thereIsNoExam = 'There is no exam yet.';
export const noExamOrTest = 'No exam or test matches.';
export const findAnExam = 'Find an exam or a test';
export const hiddenOnly = 'Hidden only';
export const exams = 'Exams';
export const everyExam =
  'Every exam with its mock tests. Hide one from students while you correct it, then show it again. What you delete stays in the bin for 30 days.';
export const studentsWillSee = 'Students will see it again within a minute.';
export const withinAMinuteStudents =
  'Within a minute, students will get ‘not found’ for it. Nothing is removed, and you can show it again.';
export const mockTestLowerCase = 'mock test';
export const show = 'Show';
export const hide = 'Hide';
export const download = 'Download';
export const theQuestionsOf = (name: Value) => `the questions of ${name}`;
export const questionsSaved = (count: number, file: Value) =>
  `${plural(count, { one: '# question is', other: '# questions are' })} in the file ${file}.`;
export const questionsNotSaved = (name: Value, reason: Value) =>
  `The questions of ${name} could not be downloaded. ${reason}`;
export const formatOfDownload = (name: Value) => `Format of the download of ${name}`;
export const theFormatCannotHold = 'This format cannot hold everything:';
export const leftOutOf = (what: Value, count: number) =>
  `${what} (${plural(count, { one: '# question', other: '# questions' })})`;
export const andMore = (count: Value) => `and ${count} more`;
