import type { Question } from '@mockingbird/contracts';
import type { Omission } from './model/file-report.js';
import { type FormatId, formatOf } from './model/formats.js';
import type { WriteResult } from './model/read-result.js';

interface Written {
  content: string | Uint8Array<ArrayBuffer>;
  omissions?: Omission[];
}

type Write = (questions: readonly Question[]) => Written | Promise<Written>;

/** Code of a format loads when a file of it is written. */
const WRITERS: Partial<Record<FormatId, () => Promise<Write>>> = {
  json: async () => (questions) => ({ content: `${JSON.stringify(questions, null, 2)}\n` }),
  csv: async () => {
    const { writeCsv } = await import('./csv/write-csv.js');
    return (questions) => ({ content: writeCsv(questions) });
  },
  xlsx: async () => {
    const { writeXlsx } = await import('./xlsx/write-xlsx.js');
    return async (questions) => ({ content: await writeXlsx(questions) });
  },
  gift: async () => (await import('./gift/write-gift.js')).writeGift,
  aiken: async () => (await import('./aiken/write-aiken.js')).writeAiken,
  moodle: async () => (await import('./moodle/write-moodle.js')).writeMoodle,
  qti21: async () => {
    const { writeQti } = await import('./qti/write-qti.js');
    return (questions) => writeQti(questions, '2.1');
  },
  qti30: async () => {
    const { writeQti } = await import('./qti/write-qti.js');
    return (questions) => writeQti(questions, '3.0');
  },
  markdown: async () => (await import('./markdown/write-markdown.js')).writeMarkdown,
};

/**
 * Writes questions as a file.
 * @returns the file, and what of the questions it cannot hold
 */
export async function writeQuestionFile(
  questions: readonly Question[],
  format: FormatId,
): Promise<WriteResult> {
  const write = await WRITERS[format]?.();
  if (!write) throw new RangeError(`Files of the format ${format} cannot be written`);
  const { content, omissions = [] } = await write(questions);
  const { extension, mediaType } = formatOf(format);
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  return { content: bytes, extension, mediaType, omissions };
}

/** A table to fill in, with two examples. */
export async function writeTemplate(format: 'csv' | 'xlsx'): Promise<WriteResult> {
  const { TEMPLATE_QUESTIONS } = await import('./csv/template.js');
  return writeQuestionFile(TEMPLATE_QUESTIONS, format);
}
