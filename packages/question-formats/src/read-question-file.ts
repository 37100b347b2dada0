import { checkDrafts, type Draft } from './model/check-drafts.js';
import { FileReport } from './model/file-report.js';
import { extensionOf, type FormatId, MAX_FILE_BYTES } from './model/formats.js';
import type { ReadResult } from './model/read-result.js';
import { decodeFile } from './text/decode.js';

type ReadText = (text: string, report: FileReport) => Draft[];

/** Code of a format loads when a file has it. */
const TEXT_READERS: Partial<Record<FormatId, () => Promise<ReadText>>> = {
  json: async () => (await import('./json/read-json-file.js')).readJsonFile,
  csv: async () => (await import('./csv/read-csv.js')).readCsv,
};

function failed(format: FormatId, message: string): ReadResult {
  return { format, questions: [], issues: [{ message }], omissions: [], madeIds: 0, blocks: [] };
}

/** @returns the format by the name, and for some names by the content */
function detectFormat(name: string, text: string): FormatId {
  switch (extensionOf(name)) {
    case '.csv':
    case '.tsv':
      return 'csv';
    default:
      return text.length >= 0 ? 'json' : 'csv';
  }
}

/** Reads the text of a file. An editor may have corrected it. */
export async function readQuestionText(text: string, format: FormatId): Promise<ReadResult> {
  const read = await TEXT_READERS[format]?.();
  if (!read) return failed(format, 'Files of this kind cannot be read as text');
  const report = new FileReport();
  const drafts = read(text, report);
  const { questions, madeIds } = checkDrafts(drafts, report);
  const { issues, omissions, blocks } = report;
  return { format, questions, issues, omissions, madeIds, text, blocks };
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
  const decoded = decodeFile(bytes);
  if (!decoded.ok) {
    const result = failed(detectFormat(name, ''), decoded.message);
    return { ...result, issues: [{ line: decoded.line, message: decoded.message }] };
  }
  return readQuestionText(decoded.text, detectFormat(name, decoded.text));
}
