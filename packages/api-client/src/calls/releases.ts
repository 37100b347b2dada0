import type { SpeedReport, Telemetry } from '@mockingbird/contracts';
import { post } from '../request.js';
import type { Transport } from '../transport.js';

/** What tabs report about the versions that they load. */
export interface ReleaseCalls {
  telemetry(telemetry: Telemetry): Promise<void>;
  /** @returns sends a report without delay, from a page that is about to unload. Prepare again after some minutes. */
  prepareSpeed(): Promise<(report: SpeedReport) => void>;
}

export const releaseCalls = ({ send, prepare }: Transport): ReleaseCalls => ({
  // The user may leave the page immediately.
  telemetry: (telemetry) => send({ ...post('/api/releases/telemetry', telemetry), keepalive: true }),
  prepareSpeed: () => prepare({ ...post('/api/releases/speed'), keepalive: true }),
});
