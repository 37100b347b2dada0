export { ChangeDifference } from './change-difference.js';
export { ProposedFields } from './proposed/proposed-fields.js';
export { ProposedQuestions } from './proposed/proposed-questions.js';
export { QuestionDifferences } from './question-differences.js';
