import type { Issue } from '@mockingbird/contracts';
import { IssueList, type IssueListProps } from './issue-list.js';
import { readUploadType, type UploadRequest } from '../submit/upload-state.js';
import * as messages from '../../messages/upload/result.js';

export interface WarningsProps extends Pick<IssueListProps, 'onOpenQuestion'> {
  warnings: readonly Issue[];
  request: UploadRequest;
}

/** Lists the warnings that have a path. The message already contains the others. */
export function Warnings({ warnings, request, onOpenQuestion }: WarningsProps) {
  const issues = warnings.filter(({ path }) => path !== '');
  if (issues.length === 0) return null;
  const type = readUploadType(request);
  return <IssueList {...{ issues, type, onOpenQuestion }} label={messages.warnings} />;
}
