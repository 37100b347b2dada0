import type { UploadType } from '@mockingbird/contracts';

/** Reads the selected radio button. The visitor may have selected it before hydration. */
export function readSelectedType(form: HTMLFormElement | null): UploadType {
  const value = form ? new FormData(form).get('uploadType') : null;
  return value === 'mocktest' || value === 'questions' ? value : 'exam';
}
