export { exam, examSummary } from './builders/exam.js';
export { mockTest } from './builders/mock-test.js';
export { question } from './builders/question.js';
export { questionsResponse } from './builders/questions-response.js';
export { INJECTION_VECTORS } from './injection-vectors.js';
