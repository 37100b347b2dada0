import type { UploadResult } from '@mockingbird/contracts';
import type { Failure } from '../../api/failure.js';

/** What is sent, and what was sent: the target of an upload is read from its form again. */
export interface Sent {
  form: FormData;
  dryRun: boolean;
  /** A check that comes before an upload: the upload follows, or the admin is asked first. */
  isFirstStep?: true;
}

/** How far an upload is. A `checked` one can be published exactly as it was checked; `asking` waits for a yes. */
export type UploadState =
  | { kind: 'idle'; note?: string }
  | { kind: 'sending'; sent: Sent; share: number }
  | { kind: 'failed'; failure: Failure; sent?: Sent }
  | { kind: 'asking'; sent: Sent; result: UploadResult }
  | { kind: 'checked'; sent: Sent; result: UploadResult }
  | { kind: 'stored'; sent: Sent; result: UploadResult };

/** A field of what was sent, as text. */
export const sentField = ({ form }: Sent, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
};
