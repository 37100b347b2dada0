import { checkDrafts, type Draft } from './model/check-drafts.js';
import { FileReport } from './model/file-report.js';
import { extensionOf, type FormatId, MAX_FILE_BYTES } from './model/formats.js';
import type { ReadResult } from './model/read-result.js';
import { formatOfRoot } from './xml/format-of-root.js';
import { decodeFile } from './text/decode.js';

type ReadText = (text: string, report: FileReport) => Draft[];

/** Code of a format loads when a file has it. */
const TEXT_READERS: Partial<Record<FormatId, () => Promise<ReadText>>> = {
  json: async () => (await import('./json/read-json-file.js')).readJsonFile,
  csv: async () => (await import('./csv/read-csv.js')).readCsv,
  // The text of an Excel file is its sheet as CSV.
  xlsx: async () => (await import('./csv/read-csv.js')).readCsv,
  gift: async () => (await import('./gift/read-gift.js')).readGift,
  aiken: async () => (await import('./aiken/read-aiken.js')).readAiken,
  moodle: async () => (await import('./moodle/read-moodle.js')).readMoodle,
  qti21: async () => (await import('./qti/read-qti.js')).readQtiItem,
  qti30: async () => (await import('./qti/read-qti.js')).readQtiItem,
  markdown: async () => (await import('./markdown/read-markdown.js')).readMarkdown,
};

function failed(format: FormatId, message: string): ReadResult {
  return { format, questions: [], issues: [{ message }], omissions: [], madeIds: 0, blocks: [] };
}

/** Aiken has such a line in every question; GIFT has braces instead. */
const AIKEN_ANSWER = /^ANSWER\s*:/im;

/** @returns the format by the name, and for some names by the content */
function detectFormat(name: string, text: string): FormatId {
  switch (extensionOf(name)) {
    case '.csv':
    case '.tsv':
      return 'csv';
    case '.gift':
      return 'gift';
    case '.md':
    case '.markdown':
      return 'markdown';
    case '.txt':
      return AIKEN_ANSWER.test(text) ? 'aiken' : 'gift';
    case '.xml':
      return formatOfRoot(text);
    default:
      return 'json';
  }
}

function toResult(format: FormatId, drafts: readonly Draft[], report: FileReport): ReadResult {
  const { questions, madeIds } = checkDrafts(drafts, report);
  const { issues, omissions, blocks } = report;
  return { format, questions, issues, omissions, madeIds, blocks };
}

/** Reads the text of a file. An editor may have corrected it. */
export async function readQuestionText(text: string, format: FormatId): Promise<ReadResult> {
  const read = await TEXT_READERS[format]?.();
  if (!read) return failed(format, 'Files of this kind cannot be read as text');
  const report = new FileReport();
  const drafts = read(text, report);
  return { ...toResult(format, drafts, report), text };
}

/**
 * Reads a file of questions in any of the formats.
 * @param bytes the content
 * @param name the name of the file: its ending says the format
 * @returns the valid questions, the issues of the others, and what is left out. Never throws for a faulty file.
 */
export async function readQuestionFile(bytes: Uint8Array, name: string): Promise<ReadResult> {
  if (bytes.length > MAX_FILE_BYTES)
    return failed('json', 'The file is larger than 8 MB. Split it into several files');
  switch (extensionOf(name)) {
    case '.xlsx':
      return readSheet(bytes);
    case '.zip':
      return readPackage(bytes);
    default:
      return readText(bytes, name);
  }
}

async function readSheet(bytes: Uint8Array): Promise<ReadResult> {
  const { readXlsx } = await import('./xlsx/read-xlsx.js');
  const report = new FileReport();
  const { drafts, text } = await readXlsx(bytes, report);
  return { ...toResult('xlsx', drafts, report), text };
}

async function readPackage(bytes: Uint8Array): Promise<ReadResult> {
  const { readQtiPackage } = await import('./qti/read-qti.js');
  const report = new FileReport();
  const { drafts, format } = readQtiPackage(bytes, report);
  return toResult(format, drafts, report);
}

async function readText(bytes: Uint8Array, name: string): Promise<ReadResult> {
  const decoded = decodeFile(bytes);
  if (!decoded.ok) {
    const result = failed(detectFormat(name, ''), decoded.message);
    return { ...result, issues: [{ line: decoded.line, message: decoded.message }] };
  }
  return readQuestionText(decoded.text, detectFormat(name, decoded.text));
}
