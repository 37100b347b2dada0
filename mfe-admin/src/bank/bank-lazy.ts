export { QueryCache } from '../api/query-cache.js';
export { QuestionBank } from './question-bank.js';
