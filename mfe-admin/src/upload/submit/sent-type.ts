import type { UploadType } from '@mockingbird/contracts';
import { sentField, type Sent } from './upload-state.js';

/** What was uploaded. */
export function uploadTypeOf(sent: Sent | undefined): UploadType {
  const type = sent ? sentField(sent, 'uploadType') : '';
  return type === 'exam' || type === 'mocktest' ? type : 'questions';
}
