export { ChangeDifference } from './change-difference.js';
export { ProposedFields } from './proposed-fields.js';
export { ProposedQuestions } from './proposed-questions.js';
export { QuestionDifferences } from './question-differences.js';
