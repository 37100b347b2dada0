import type { UploadType } from '@mockingbird/contracts';
import { compareNatural } from '@mockingbird/remote-kit';
import type { Failure } from '../../api/failure.js';
import { formatIssuePlace } from '../../format/issue-place.js';
import { readUploadType, type UploadState } from '../submit/upload-state.js';
import * as proposalMessages from '../../messages/upload/proposal.js';
import * as messages from '../../messages/upload/result.js';

export type ResultTone = 'info' | 'right' | 'wrong' | 'warn';

/** The message under the form. */
export function describeState(state: UploadState): string {
  if (state.kind === 'sending') return state.share >= 1 ? 'Checking...' : 'Sending...';
  if (state.kind === 'failed') {
    const { failure, request } = state;
    const reason = describeFailure(failure, readUploadType(request));
    if (request?.isReview) return proposalMessages.notSent(reason);
    // A check that belongs to an upload is a part of it.
    const isCheck = request?.dryRun === true && request.isFirstStep === undefined;
    return isCheck ? messages.checkFailed(reason) : messages.uploadFailed(reason);
  }
  if (state.kind === 'idle') return state.note ?? '';
  if (state.kind === 'proposed') return proposalMessages.sentForReview;
  const { message } = state.result;
  return state.kind === 'checked' || state.kind === 'confirming'
    ? messages.checkedNothingIsStored(message)
    : message;
}

/** Fields in one sentence. The list below has all of them. */
const NAMED_FIELDS = 3;
const INVALID = 'MB-1002';

/** The reason, in place of a mere number with the names of the fields to change. */
function describeFailure({ reason, code, issues }: Failure, type: UploadType): string {
  if (type === 'questions' || code !== INVALID || issues.length === 0) return reason;
  const paths = [...issues].map(({ path }) => path).sort(compareNatural);
  const fields = [...new Set(paths.map((path) => formatIssuePlace(path, type)))];
  const rest = fields.length - NAMED_FIELDS;
  const names = fields.slice(0, NAMED_FIELDS).join('; ');
  return messages.fieldsToChange(fields.length, rest > 0 ? messages.andMore(names, rest) : names);
}

export function chooseTone(state: UploadState): ResultTone {
  if (state.kind === 'failed') return 'wrong';
  if (state.kind === 'idle' || state.kind === 'sending') return 'info';
  if (state.kind === 'proposed') return 'right';
  if (state.result.warnings.length > 0) return 'warn';
  return state.kind === 'stored' ? 'right' : 'info';
}
