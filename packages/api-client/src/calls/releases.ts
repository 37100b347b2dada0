import type { Telemetry } from '@mockingbird/contracts';
import { post } from '../request.js';
import type { Transport } from '../transport.js';

/** What tabs tell the platform of the versions that they load. */
export interface ReleaseCalls {
  telemetry(telemetry: Telemetry): Promise<void>;
}

export const releaseCalls = ({ tell }: Transport): ReleaseCalls => ({
  // The page may be left at once.
  telemetry: (telemetry) => tell({ ...post('/api/releases/telemetry', telemetry), keepalive: true }),
});
