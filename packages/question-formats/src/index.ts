export { type Block, type FileIssue, type Omission, type Place } from './model/file-report.js';
export * from './model/formats.js';
export type { FileQuestion, ReadResult, WriteResult } from './model/read-result.js';
export { readQuestionFile, readQuestionText } from './read-question-file.js';
export { writeQuestionFile, writeTemplate } from './write-question-file.js';
export { readBlock, replaceBlocks } from './text/blocks.js';
