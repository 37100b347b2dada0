import type { UploadType } from '@mockingbird/contracts';
import { detailsOf } from './collect-details.js';
import { EXAM_FIELDS } from '../form-fields/field-specs.js';
import { MORE } from '../form-fields/optional-field-specs.js';
import { fieldText } from '../stored-values/stored-texts.js';
import type { StoredForm } from '../stored-values/stored-forms.js';

/** The file as it is now, in memory: the browser may refuse to send one that has changed on the disk since. */
async function readNow(file: File): Promise<File> {
  return new File([await file.arrayBuffer()], file.name, { type: 'application/json' });
}

/** What an exam or a mock test is found by: always sent. */
const IDENTITY: ReadonlySet<string> = new Set(['uploadType', 'examId', 'testId']);

/** Fields that may be empty: nothing is sent of them, since an empty text would remove what is stored. */
const OPTIONAL: ReadonlySet<string> = new Set(
  EXAM_FIELDS.filter(({ isOptional }) => isOptional).map(({ name }) => name),
);

/**
 * What is sent: the entered fields, `uploadType`, `details` where there are any, and for questions the file. Of a form that
 * was filled with what is stored only what was changed, and what it was based on.
 * @throws when the file cannot be read any more
 */
export async function collectForm(
  element: HTMLFormElement,
  file: File | undefined,
  stored: StoredForm | undefined,
): Promise<FormData> {
  const entered = new FormData(element);
  const sent = new FormData();
  // The radios have no other values.
  const type = String(entered.get('uploadType')) as UploadType;
  const isSent = (name: string, value: FormDataEntryValue) => {
    if (name.startsWith(MORE)) return false;
    if (IDENTITY.has(name)) return true;
    const before = stored?.texts[name];
    if (before === undefined) return !(OPTIONAL.has(name) && value === '');
    return typeof value !== 'string' || fieldText(value) !== before;
  };
  for (const [name, value] of entered) if (isSent(name, value)) sent.append(name, value);
  if (type === 'questions') {
    if (file) sent.append('file', await readNow(file));
    return sent;
  }
  const details = detailsOf(entered, type, stored?.texts);
  if (details !== undefined) sent.append('details', details);
  if (stored) sent.append('basedOn', stored.revision);
  return sent;
}
