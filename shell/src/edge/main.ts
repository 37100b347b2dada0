import { resolve } from 'node:path';
import { readConfig } from './config.js';
import { startEdge } from './edge.js';
import { runPart } from './run-part.js';

void runPart({
  name: 'edge',
  readConfig,
  getPort: ({ PORT }) => PORT,
  start: (config, log) => startEdge(config, resolve(__dirname, '..'), log),
});
