import type { UploadType } from '@mockingbird/contracts';
import { collectDetails } from './collect-details.js';
import { EXAM_FIELDS } from '../form-fields/field-specs.js';
import { DETAILS_PREFIX } from '../form-fields/optional-field-specs.js';
import { normalizeText } from '../stored-values/stored-texts.js';
import type { StoredForm } from '../stored-values/stored-forms.js';

/** Reads the file into memory. A browser may refuse to send a file that has changed on disk. */
async function readIntoMemory(file: File): Promise<File> {
  return new File([await file.arrayBuffer()], file.name, { type: 'application/json' });
}

/** Fields that identify an exam or a mock test. They are always sent. */
const IDENTITY: ReadonlySet<string> = new Set(['uploadType', 'examId', 'testId']);

/** Optional fields. An empty one is not sent: an empty text would remove the stored value. */
const OPTIONAL: ReadonlySet<string> = new Set(
  EXAM_FIELDS.filter(({ isOptional }) => isOptional).map(({ name }) => name),
);

/**
 * Collects the request: the fields, `uploadType`, `details` if there are any, and the file of questions. A form that
 * was filled with stored values sends only the changes and the revision that they are based on.
 * @throws if the file can no longer be read
 */
export async function collectForm(
  element: HTMLFormElement,
  file: File | undefined,
  stored: StoredForm | undefined,
): Promise<FormData> {
  const values = new FormData(element);
  const request = new FormData();
  // The cast is safe: the radio buttons have no other values.
  const type = String(values.get('uploadType')) as UploadType;
  const mustSend = (name: string, value: FormDataEntryValue) => {
    if (name.startsWith(DETAILS_PREFIX)) return false;
    if (IDENTITY.has(name)) return true;
    const before = stored?.texts[name];
    if (before === undefined) return !(OPTIONAL.has(name) && value === '');
    return typeof value !== 'string' || normalizeText(value) !== before;
  };
  for (const [name, value] of values) if (mustSend(name, value)) request.append(name, value);
  if (type !== 'exam' && type !== 'mocktest') {
    if (file) request.append('file', await readIntoMemory(file));
    return request;
  }
  const details = collectDetails(values, type, stored?.texts);
  if (details !== undefined) request.append('details', details);
  if (stored) request.append('basedOn', stored.revision);
  return request;
}
