import type { UploadType } from '@mockingbird/contracts';

/** The type that the radios of the form say, which may have been chosen before the page was alive. */
export function chosenType(form: HTMLFormElement | null): UploadType {
  const value = form ? new FormData(form).get('uploadType') : null;
  return value === 'mocktest' || value === 'questions' ? value : 'exam';
}
