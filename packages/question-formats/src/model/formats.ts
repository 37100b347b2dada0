export type FormatId = 'json' | 'csv' | 'xlsx' | 'gift' | 'aiken' | 'moodle' | 'qti21' | 'qti30' | 'markdown';

export interface Format {
  id: FormatId;
  /** Its name on screens. */
  label: string;
  /** Of a written file, with the dot. */
  extension: string;
  mediaType: string;
}

/** Every format that can be read and written. */
export const FORMATS: readonly Format[] = [
  { id: 'json', label: 'JSON', extension: '.json', mediaType: 'application/json' },
  { id: 'csv', label: 'CSV', extension: '.csv', mediaType: 'text/csv' },
  {
    id: 'xlsx',
    label: 'Excel (XLSX)',
    extension: '.xlsx',
    mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  },
  { id: 'gift', label: 'GIFT', extension: '.gift', mediaType: 'text/plain' },
  { id: 'aiken', label: 'Aiken', extension: '.txt', mediaType: 'text/plain' },
  { id: 'moodle', label: 'Moodle XML', extension: '.xml', mediaType: 'application/xml' },
  { id: 'qti21', label: 'QTI 2.1', extension: '.zip', mediaType: 'application/zip' },
  { id: 'qti30', label: 'QTI 3.0', extension: '.zip', mediaType: 'application/zip' },
  { id: 'markdown', label: 'Markdown', extension: '.md', mediaType: 'text/markdown' },
];

/** Name endings of the files that can be read, in lower case. */
export const READABLE_EXTENSIONS: readonly string[] = [
  ...new Set([...FORMATS.map(({ extension }) => extension), '.tsv', '.markdown']),
];

/** Limit of a file, in bytes: the services have the same for an upload. */
export const MAX_FILE_BYTES = 8 * 1024 * 1024;

/** @returns the ending of a file name in lower case, with the dot; empty without one */
export const extensionOf = (name: string): string => /\.[^.]*$/.exec(name)?.[0].toLowerCase() ?? '';

/** @returns whether a file can be read, judged by its name */
export const isReadable = (name: string): boolean => READABLE_EXTENSIONS.includes(extensionOf(name));

/** @returns the format with this ID */
export function formatOf(id: FormatId): Format {
  const format = FORMATS.find((candidate) => candidate.id === id);
  if (!format) throw new RangeError(`There is no format ${id}`);
  return format;
}
