import { resolve } from 'node:path';
import { runPart } from '../edge/run-part.js';
import { readGateConfig } from './config.js';
import { startGate } from './start-gate.js';

void runPart({
  name: 'gate',
  readConfig: readGateConfig,
  getPort: ({ GATE_PORT }) => GATE_PORT,
  start: (config, log) => startGate(config, resolve(__dirname, '..'), log),
});
