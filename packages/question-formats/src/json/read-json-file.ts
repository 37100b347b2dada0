import { readJson } from '@mockingbird/exam-core';
import type { Draft } from '../model/check-drafts.js';
import type { FileReport } from '../model/file-report.js';
import { questionLines } from './question-lines.js';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Lines around a syntax error that are shown for correction. */
const AROUND = 2;

/** Reads JSON: a list of questions, or `{ "questions": [...] }`. */
export function readJsonFile(text: string, report: FileReport): Draft[] {
  const json = readJson(text);
  if (!json.ok) {
    const line = Number(/line (\d+)/.exec(json.message)?.[1] ?? 1);
    report.addIssue({ line }, json.message, { from: Math.max(1, line - AROUND), to: line + AROUND });
    return [];
  }
  const { value } = json;
  const list: unknown = isRecord(value) ? value['questions'] : value;
  if (!Array.isArray(list)) {
    report.addIssue({ line: 1 }, 'Expected a list of questions, or an object with the list “questions”');
    return [];
  }
  if (isRecord(value))
    for (const name of Object.keys(value))
      if (name !== 'questions') report.addOmission({}, `Field “${name}” is not known and is left out`);
  if (list.length === 0) report.addIssue({ line: 1 }, 'The file holds no questions');
  const blocks = list.every(isRecord) ? questionLines(text) : [];
  return list.map((item: unknown, index): Draft => {
    const block = blocks[index];
    const place = { line: block?.from };
    if (isRecord(item)) return { place, block, value: item, hasIssue: false };
    report.addIssue({ ...place, question: index + 1 }, 'Expected a question (an object)', block);
    return { place, value: {}, hasIssue: true };
  });
}
