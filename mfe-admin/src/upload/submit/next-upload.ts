import type { UploadResult } from '@mockingbird/contracts';
import type { UploadRequest, UploadState } from './upload-state.js';

type CheckedState = Extract<UploadState, { kind: 'checked' }>;

const copyForm = (form: FormData): FormData => {
  const copy = new FormData();
  for (const [name, value] of form) copy.append(name, value);
  return copy;
};

/**
 * Whether an upload must be checked before it is stored, because it may remove questions. With an empty `basedOn` it
 * cannot: the services reject it if the test has questions.
 */
export function mayRemoveQuestions({ form }: UploadRequest): boolean {
  if (form.get('uploadType') !== 'questions' || form.has('basedOn')) return false;
  const onRepeat = form.get('onRepeat');
  return onRepeat === null || onRepeat === 'replace';
}

export const countRemoved = ({ questionChanges }: UploadResult): number =>
  questionChanges?.removed.count ?? 0;

/**
 * The checked form, to be stored. `basedOn` names the revision of the check. If somebody else stored a change since
 * then, the services reject the request.
 */
export function toPublishRequest({
  request,
  result,
}: Pick<CheckedState, 'request' | 'result'>): UploadRequest {
  const form = copyForm(request.form);
  if (result.revision !== undefined) form.set('basedOn', result.revision);
  return { form, dryRun: false };
}

const CONFLICT = 409;

/** The same form as a new check, if another admin published in the meantime; otherwise undefined. */
export function toRepeatedCheck({
  failure,
  request,
}: Extract<UploadState, { kind: 'failed' }>): UploadRequest | undefined {
  if (!request || failure.status !== CONFLICT || !request.form.has('basedOn')) return undefined;
  const form = copyForm(request.form);
  form.delete('basedOn');
  return { form, dryRun: true };
}
