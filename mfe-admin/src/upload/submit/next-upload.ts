import type { UploadResult } from '@mockingbird/contracts';
import type { Sent, UploadState } from './upload-state.js';

type CheckedState = Extract<UploadState, { kind: 'checked' }>;

const copyOf = (form: FormData): FormData => {
  const copy = new FormData();
  for (const [name, value] of form) copy.append(name, value);
  return copy;
};

/**
 * Whether an upload has to be checked before it is stored: it may remove questions. A form that is based on no questions
 * (`basedOn` is empty) cannot, since the services refuse it where there are some.
 */
export function mayRemove({ form }: Sent): boolean {
  if (form.get('uploadType') !== 'questions' || form.has('basedOn')) return false;
  const onRepeat = form.get('onRepeat');
  return onRepeat !== 'skip' && onRepeat !== 'add';
}

export const removedCount = ({ questionChanges }: UploadResult): number =>
  questionChanges?.removed.count ?? 0;

/**
 * Exactly what was checked, to be stored. It says on which revision the check was based: when somebody stored something
 * else meanwhile, the services refuse it.
 */
export function publication({ sent, result }: Pick<CheckedState, 'sent' | 'result'>): Sent {
  const form = copyOf(sent.form);
  if (result.revision !== undefined) form.set('basedOn', result.revision);
  return { form, dryRun: false };
}

const CONFLICT = 409;

/** The same as a check on what is stored now, when others were published since; otherwise undefined. */
export function lookAgain({ failure, sent }: Extract<UploadState, { kind: 'failed' }>): Sent | undefined {
  if (!sent || failure.status !== CONFLICT || !sent.form.has('basedOn')) return undefined;
  const form = copyOf(sent.form);
  form.delete('basedOn');
  return { form, dryRun: true };
}
