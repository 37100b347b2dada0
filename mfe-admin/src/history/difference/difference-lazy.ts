export { ChangeDifference } from './change-difference.js';
export { QuestionDifferences } from './question-differences.js';
