import type { Logger } from 'pino';
import { listen } from '../edge/http/listen.js';
import type { RunningPart } from '../edge/run-part.js';
import type { GateConfig } from './config.js';
import { createGateApp } from './gate-app.js';
import { Gate } from './gate.js';

/**
 * Starts the gate's HTTP server. The code that renders and checks loads with the first version: until then the
 * process stays small.
 * @param distribution the shell's build folder
 */
export async function startGate(config: GateConfig, distribution: string, log: Logger): Promise<RunningPart> {
  const gate = new Gate(async () => {
    const { createVersionChecker } = await import('./checks/create-version-checker.js');
    return createVersionChecker(config, distribution, log);
  });
  const app = createGateApp({ gate, key: config.API_KEYS.edge, log });
  const server = await listen(app, { host: config.HOST, port: config.GATE_PORT });
  return {
    port: server.port,
    close: async () => {
      await server.close();
      await gate.close();
    },
  };
}
