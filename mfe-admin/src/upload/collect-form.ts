import type { UploadType } from '@mockingbird/contracts';
import { detailsOf, MORE } from './details.js';

/** The file as it is now, in memory: the browser may refuse to send one that has changed on the disk since. */
async function readNow(file: File): Promise<File> {
  return new File([await file.arrayBuffer()], file.name, { type: 'application/json' });
}

/**
 * What is sent: the entered fields, `uploadType`, `details` where there are any, and for questions the file.
 * @throws when the file cannot be read any more
 */
export async function collectForm(element: HTMLFormElement, file: File | undefined): Promise<FormData> {
  const entered = new FormData(element);
  const sent = new FormData();
  for (const [name, value] of entered) if (!name.startsWith(MORE)) sent.append(name, value);
  // The radios have no other values.
  const type = String(entered.get('uploadType')) as UploadType;
  if (type === 'questions') {
    if (file) sent.append('file', await readNow(file));
    return sent;
  }
  const details = detailsOf(entered, type);
  if (details !== undefined) sent.append('details', details);
  return sent;
}
