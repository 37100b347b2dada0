import type { Issue } from '@mockingbird/contracts';
import { IssueList } from './issue-list.js';
import { readUploadType, type UploadRequest } from '../submit/upload-state.js';
import * as messages from '../../messages/upload/result.js';

/** Lists the warnings that have a path. The message already contains the others. */
export function Warnings({ warnings, request }: { warnings: readonly Issue[]; request: UploadRequest }) {
  const withPath = warnings.filter(({ path }) => path !== '');
  return withPath.length > 0 ? (
    <IssueList issues={withPath} type={readUploadType(request)} label={messages.warnings} />
  ) : null;
}
