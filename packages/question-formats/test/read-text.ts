import { readQuestionFile, type ReadResult } from '../src/index.js';

/** Reads a text as a file with this name. */
export const readText = (text: string, name: string): Promise<ReadResult> =>
  readQuestionFile(new TextEncoder().encode(text), name);

/** Places and messages: `3/1 Title: ...` is line 3, question 1. */
export const linesOf = (list: ReadResult['issues']): string[] =>
  list.map(({ line, question, message }) => `${line ?? '-'}/${question ?? '-'} ${message}`);
