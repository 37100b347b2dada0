import type { Failure } from '../../api/failure.js';
import type { EditTarget } from './edit-target.js';
import type { readTexts } from './fill-form.js';
import type { StoredForm } from './stored-forms.js';

export type StoredNote =
  | { kind: 'loading'; target: EditTarget }
  | { kind: 'loaded'; target: EditTarget; typed: readonly string[] }
  | { kind: 'failed'; target: EditTarget; failure: Failure };

export interface StoredValues {
  note: StoredNote | undefined;
  /** Fills the form with the stored values of its id, unless that was done. @returns the failure, if any */
  fill: () => Promise<Failure | undefined>;
  /** Replaces typed texts with the stored values. */
  overwrite: () => Promise<void>;
  /** The values that filled the form, if they belong to the id in the form. */
  getStoredForm: () => StoredForm | undefined;
  /** Records the texts that are about to be sent. */
  recordSent: (code: { readTexts: typeof readTexts }) => void;
}
