import { optionLetter } from '@mockingbird/exam-core';
import type { Draft } from '../model/check-drafts.js';
import type { FileReport } from '../model/file-report.js';
import type { OptionValue } from '../model/question-builder.js';
import { readOwnMath } from '../text/maths.js';
import { columnOf, PLAIN_COLUMNS, type Column } from './columns.js';

/** A row of a table with its place. */
export interface Row {
  row: number;
  /** First and last line in the text. */
  from: number;
  to: number;
  cells: readonly string[];
}

const TEXT_FIELDS = [
  'explanation',
  'section',
  'topic',
  'level',
  'passage',
  'questionImage',
  'questionImageAlt',
  'passageImage',
] as const;
/** In these a formula may be. */
const MATH_FIELDS: ReadonlySet<string> = new Set(['explanation', 'passage']);

const isEmpty = ({ cells }: Row): boolean => cells.every((cell) => cell.trim() === '');

/** The cells of one row by what they hold. */
type Cells = (field: Column['field'], index?: number) => string | undefined;

/** @returns the text of a cell; undefined where it is empty */
const cellsOf =
  (columns: readonly (Column | undefined)[], { cells }: Row): Cells =>
  (field, index = 0) => {
    const position = columns.findIndex((column) => column?.field === field && column.index === index);
    const text = cells[position]?.trim();
    return text === '' ? undefined : text;
  };

const isMissing = (columns: readonly (Column | undefined)[], field: Column['field']): boolean =>
  !columns.some((column) => column?.field === field);

/** Reads the names of the columns. @returns undefined when they are no table of questions */
function readHeader(row: Row, report: FileReport): (Column | undefined)[] | undefined {
  const place = { line: row.from, row: row.row };
  const columns = row.cells.map(columnOf);
  const missing = (['questionText', 'option', 'correctAnswer'] as const).filter((field) =>
    isMissing(columns, field),
  );
  if (missing.length > 0) {
    const names = missing.map((field) => (field === 'option' ? 'Option A' : PLAIN_COLUMNS[field][0]));
    const message = `The first row must name the columns. Missing: ${names.join(', ')}. The template has all of them`;
    report.addIssue(place, message, row);
    return undefined;
  }
  const seen = new Map<string, number>();
  row.cells.forEach((name, index) => {
    const column = columns[index];
    const key = column && `${column.field} ${column.index}`;
    const first = key === undefined ? undefined : seen.get(key);
    if (first !== undefined)
      report.addIssue(place, `Column ${index + 1} (${name}) is the same as column ${first}`, row);
    else if (key !== undefined) seen.set(key, index + 1);
    else if (name.trim() !== '')
      report.addOmission(place, `Column “${name.trim()}” is not known and is left out`);
  });
  return columns;
}

function readOptions(cells: Cells, count: number, addIssue: (message: string) => void): OptionValue[] {
  const options: OptionValue[] = [];
  for (let index = 0; index < count; index += 1) {
    const text = readOwnMath(cells('option', index) ?? '');
    const image = cells('optionImage', index);
    if (text === '' && image === undefined)
      addIssue(`Option ${optionLetter(index)} is empty, but option ${optionLetter(count - 1)} is not`);
    const imageAlt = cells('optionImageAlt', index);
    if (image === undefined && imageAlt !== undefined)
      addIssue(`Option ${optionLetter(index)} says what its image shows, but has no image`);
    options.push(
      image === undefined ? text || '?' : { text, image, ...(imageAlt === undefined ? {} : { imageAlt }) },
    );
  }
  return options;
}

/** The right answer is a letter, or the text of an option. @returns its index, or undefined */
function findAnswer(answer: string, options: readonly OptionValue[]): number | undefined {
  const letter = /^([a-z])[).]?$/i.exec(answer)?.[1]?.toUpperCase();
  const byLetter = options.findIndex((_, index) => optionLetter(index) === letter);
  if (byLetter >= 0) return byLetter;
  const text = readOwnMath(answer);
  const byText = options.findIndex((option) => (typeof option === 'string' ? option : option.text) === text);
  return byText < 0 ? undefined : byText;
}

function readAnswer(
  answer: string | undefined,
  options: readonly OptionValue[],
  addIssue: (message: string) => void,
): number {
  if (answer === undefined) {
    addIssue('Right answer is missing');
    return 0;
  }
  const index = findAnswer(answer, options);
  if (index === undefined)
    addIssue(
      options.length === 0
        ? `Right answer “${answer}” has no option`
        : `Right answer “${answer}” is neither a letter from A to ${optionLetter(options.length - 1)} nor the text of an option`,
    );
  return index ?? 0;
}

function readMistakes(
  cells: Cells,
  count: number,
  right: number,
  addIssue: (message: string) => void,
): { option: number; text: string }[] {
  const mistakes: { option: number; text: string }[] = [];
  for (let index = 0; index < 26; index += 1) {
    const text = cells('mistake', index);
    if (text === undefined) continue;
    if (index >= count) addIssue(`Mistake ${optionLetter(index)} is of an option that does not exist`);
    else if (index === right) addIssue(`Mistake ${optionLetter(index)} is of the right answer`);
    else mistakes.push({ option: index, text: readOwnMath(text) });
  }
  return mistakes;
}

function readRow(
  row: Row,
  columns: readonly (Column | undefined)[],
  number: number,
  report: FileReport,
): Draft {
  const cells = cellsOf(columns, row);
  const place = { line: row.from, row: row.row };
  let hasIssue = false;
  const addIssue = (message: string) => {
    hasIssue = true;
    report.addIssue({ ...place, question: number }, message, row);
  };
  const used = columns.flatMap((column) =>
    column &&
    ['option', 'optionImage'].includes(column.field) &&
    cells(column.field, column.index) !== undefined
      ? [column.index + 1]
      : [],
  );
  const options = readOptions(cells, Math.max(0, ...used), addIssue);
  const correctAnswer = readAnswer(cells('correctAnswer'), options, addIssue);
  const mistakes = readMistakes(cells, options.length, hasIssue ? -1 : correctAnswer, addIssue);
  const value: Record<string, unknown> = { options, correctAnswer };
  const set = (field: string, content: unknown) => {
    if (content !== undefined) value[field] = content;
  };
  set('questionId', cells('questionId'));
  const stem = cells('questionText');
  set('questionText', stem && readOwnMath(stem));
  for (const field of TEXT_FIELDS) {
    const text = cells(field);
    set(field, text && MATH_FIELDS.has(field) ? readOwnMath(text) : text);
  }
  set('tags', splitTags(cells('tags')));
  const [name, address] = [cells('sourceName'), cells('sourceAddress')];
  if (name !== undefined || address !== undefined)
    set('source', { name, ...(address === undefined ? {} : { address }) });
  if (mistakes.length > 0) set('mistakes', mistakes);
  if (row.cells.slice(columns.length).some((cell) => cell.trim() !== ''))
    report.addOmission(
      { ...place, question: number },
      'The row has more cells than the first row. They are left out',
    );
  return { place, block: row, value, hasIssue };
}

/** Tags are separated by semicolons; each counts once. */
function splitTags(text: string | undefined): string[] | undefined {
  const tags = text?.split(';').map((tag) => tag.trim());
  return tags && [...new Set(tags.filter((tag) => tag !== ''))];
}

/** Reads a table whose first row names the columns. Empty rows do not count. */
export function readRows(rows: readonly Row[], report: FileReport): Draft[] {
  const [header, ...rest] = rows.filter((row) => !isEmpty(row));
  if (header === undefined) {
    report.addIssue({}, 'The file is empty');
    return [];
  }
  const columns = readHeader(header, report);
  if (columns === undefined) return [];
  if (rest.length === 0) report.addIssue({ line: header.to }, 'The file holds no questions', header);
  return rest.map((row, index) => readRow(row, columns, index + 1, report));
}
