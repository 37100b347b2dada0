import { versionLabel, type FailureCode, type ServerVersion } from '../protocol.js';
import type { EndReason } from './pool-worker.js';

/** The error of the renders that failed because their version ended the worker. */
export function describeWorkerEnd(
  version: ServerVersion,
  reason: EndReason,
): { code: FailureCode; message: string } {
  const remote = versionLabel(version);
  switch (reason.kind) {
    case 'memory':
      return {
        code: 'MB-2012',
        message: `${remote} used too much memory in its process: ${reason.outsideMb} MB outside the heap`,
      };
    case 'malformed':
      return {
        code: 'MB-2004',
        message: `The render process sent a malformed message for ${remote}. ${reason.issues}`,
      };
    case 'exited':
      return { code: 'MB-2013', message: `${remote} ended its render process: ${reason.exit}` };
    case 'stalled':
      return { code: 'MB-2005', message: `${remote} blocked its worker` };
  }
}
