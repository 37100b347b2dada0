import type { UploadState } from '../submit/upload-state.js';
import * as proposalMessages from '../../messages/upload/proposal.js';
import * as messages from '../../messages/upload/result.js';

export type ResultTone = 'info' | 'right' | 'wrong' | 'warn';

/** The message under the form. */
export function describeState(state: UploadState): string {
  if (state.kind === 'sending') return state.share >= 1 ? 'Checking...' : 'Sending...';
  if (state.kind === 'failed') {
    const { failure, request } = state;
    // A check that belongs to an upload is a part of it.
    const isCheck = request?.dryRun === true && request.isFirstStep === undefined;
    return isCheck ? messages.checkFailed(failure.reason) : messages.uploadFailed(failure.reason);
  }
  if (state.kind === 'idle') return state.note ?? '';
  if (state.kind === 'proposed') return proposalMessages.sentForReview;
  const { message } = state.result;
  return state.kind === 'checked' || state.kind === 'confirming'
    ? messages.checkedNothingIsStored(message)
    : message;
}

export function chooseTone(state: UploadState): ResultTone {
  if (state.kind === 'failed') return 'wrong';
  if (state.kind === 'idle' || state.kind === 'sending') return 'info';
  if (state.kind === 'proposed') return 'right';
  if (state.result.warnings.length > 0) return 'warn';
  return state.kind === 'stored' ? 'right' : 'info';
}
