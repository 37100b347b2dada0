import type { Sent, UploadState } from './upload-state.js';

const copyOf = (form: FormData): FormData => {
  const copy = new FormData();
  for (const [name, value] of form) copy.append(name, value);
  return copy;
};

/**
 * Exactly what was checked, to be stored. Questions say on which revision the check was based: when somebody published
 * others meanwhile, the services refuse it.
 */
export function publication({ sent, result }: Extract<UploadState, { kind: 'checked' }>): Sent {
  const form = copyOf(sent.form);
  if (result.type === 'questions' && result.revision !== undefined) form.set('basedOn', result.revision);
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
