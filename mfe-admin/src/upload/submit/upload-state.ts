import type { Proposal, UploadResult, UploadType } from '@mockingbird/contracts';
import type { Failure } from '../../api/failure.js';

/** An upload or a check: the form as it is sent. */
export interface UploadRequest {
  form: FormData;
  dryRun: boolean;
  /** A check before an upload. The upload follows, after a confirmation if it removes questions. */
  isFirstStep?: true;
  /** The form is sent for review, not to be stored. */
  isReview?: true;
}

/**
 * State of the latest request. `checked`: can be published. `confirming`: waits until the admin confirms a removal.
 * `proposed`: sent for review.
 */
export type UploadState =
  | { kind: 'idle'; note?: string }
  | { kind: 'sending'; request: UploadRequest; share: number }
  | { kind: 'failed'; failure: Failure; request?: UploadRequest }
  | { kind: 'confirming'; request: UploadRequest; result: UploadResult }
  | { kind: 'checked'; request: UploadRequest; result: UploadResult }
  | { kind: 'proposed'; proposal: Proposal }
  | { kind: 'stored'; request: UploadRequest; result: UploadResult };

/** Text of a form field of the request; empty if it has none. */
export const readRequestField = ({ form }: UploadRequest, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
};

/** The type in the request. Without a request, only the choice of a file can have failed: questions. */
export function readUploadType(request: UploadRequest | undefined): UploadType {
  const type = request ? readRequestField(request, 'uploadType') : '';
  return type === 'exam' || type === 'mocktest' ? type : 'questions';
}
