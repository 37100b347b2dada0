import type { Fault } from '@mockingbird/contracts';
import { FaultList } from './issue-list.js';
import { uploadTypeOf } from '../submit/sent-type.js';
import type { Sent } from '../submit/upload-state.js';

/** The warnings that have a place, in words; those about the whole stand in the message already. */
export function Warnings({ warnings, sent }: { warnings: readonly Fault[]; sent: Sent }) {
  const placed = warnings.filter(({ path }) => path !== '');
  return placed.length > 0 ? <FaultList faults={placed} type={uploadTypeOf(sent)} label="Warnings" /> : null;
}
