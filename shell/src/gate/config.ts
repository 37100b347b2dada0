import * as z from 'zod';
import { edgeSchema, parseEnvironment, port } from '../edge/config.js';

/** Variables of the edge. With the same values, the gate renders the same pages. */
const ofEdge = edgeSchema.pick({
  API_BASE_URL: true,
  API_KEYS: true,
  COMPOSITION_PUBLIC_KEYS: true,
  DATA_DIR: true,
  GA4_ID: true,
  GEO_URL: true,
  HOST: true,
  LOG_LEVEL: true,
  OFFLINE: true,
  PORT: true,
  PUBLIC_ORIGIN: true,
  SERVICES_URL: true,
  SOCIAL_LINKS: true,
  SPEED_SAMPLE_PERCENT: true,
  SUPPORT_EMAIL: true,
});

export const gateSchema = ofEdge.extend({
  GATE_PORT: port.default(4100).meta({
    default: '`npm start`: a free one; a gate alone: `4100`',
    description: 'The port of the gate. `npm start` opens it on 127.0.0.1 only. Never make it public.',
  }),
  GATE_CHROMIUM_PATH: z.string().min(1).default('auto').meta({
    default: '`npm start`: `off`; a gate alone: `auto`',
    description:
      'The Chromium in which the gate opens pages of a version: a path, `auto` (the usual places) or `off`. Without one, the gate does not check the browser half, and says so.',
  }),
});

export type GateConfig = z.infer<typeof gateSchema>;

/** Reads the gate's configuration. @throws as `parseEnvironment` does */
export const readGateConfig = (environment: NodeJS.ProcessEnv): GateConfig =>
  parseEnvironment(gateSchema, environment);
