import type { UploadType } from '@mockingbird/contracts';
import { uploadTypeOf } from '../submit/sent-type.js';
import type { UploadState } from '../submit/upload-state.js';

/** What the services found wrong with a field; undefined where nothing. */
export type FaultOf = (name: string) => string | undefined;

/** The faults of the fields of this type: those of another type's upload concern other fields of the same names. */
export const faultsIn =
  (state: UploadState, type: UploadType): FaultOf =>
  (name) =>
    state.kind === 'failed' && uploadTypeOf(state.sent) === type
      ? state.failure.faults.find(({ path }) => path === `/${name}`)?.message
      : undefined;
