import type { SpeedReport, Telemetry } from '@mockingbird/contracts';
import { post } from '../request.js';
import type { Transport } from '../transport.js';

/** What tabs report about the versions that they load. */
export interface ReleaseCalls {
  telemetry(telemetry: Telemetry): Promise<void>;
  speed(report: SpeedReport): Promise<void>;
}

export const releaseCalls = ({ send }: Transport): ReleaseCalls => ({
  // The user may leave the page immediately.
  telemetry: (telemetry) => send({ ...post('/api/releases/telemetry', telemetry), keepalive: true }),
  speed: (report) => send({ ...post('/api/releases/speed', report), keepalive: true }),
});
