import type { UploadType } from '@mockingbird/contracts';
import { readUploadType } from '../submit/upload-state.js';
import type { UploadState } from '../submit/upload-state.js';

/** Finds the message for a form field; undefined without an issue. */
export type FindIssue = (name: string) => string | undefined;

/** Limits the search to issues of this upload type: other types have fields with the same names. */
export const createIssueFinder =
  (state: UploadState, type: UploadType): FindIssue =>
  (name) =>
    state.kind === 'failed' && readUploadType(state.request) === type
      ? state.failure.issues.find(({ path }) => path === `/${name}`)?.message
      : undefined;
