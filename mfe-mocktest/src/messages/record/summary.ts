import { plural, type Value } from '@mockingbird/remote-kit';

export const noAccount = 'No account';
export const startRightAway = 'Start right away';
export const free = 'Free';
export const noAdvertising = 'No advertising';
export const privateLabel = 'Private';
export const onYourDevice = 'On your device';
export const continueAttempt = (attempt: Value) => `Continue: ${attempt}`;
export const continueLabel = 'Continue';
export const percent = (percent: Value) => `${percent}%`;
export const practice = 'Practice';
export const questions = (count: number) => plural(count, { one: '# question', other: '# questions' });
export const lastResult = (percent: Value, submittedAt: Value) =>
  `Last result: ${percent}% on ${submittedAt}`;
export const progress = 'Progress';
export const allYourTests = 'All your tests and topics';
export const yourTests = 'Your tests';
export const whyMockingbird = 'Why Mockingbird';
export const notTakenYet = 'Not taken yet';
export const ofAnswered = (answered: Value, total: Value) => `${answered} of ${total} answered`;
export const remainingMsLeft = (remainingMs: Value) => `${remainingMs} left`;
export const section = (section: Value, sections: Value, left: Value) =>
  `section ${section} of ${sections}, ${left}`;
export const questionsDue = (questions: Value) => `${questions} due`;
