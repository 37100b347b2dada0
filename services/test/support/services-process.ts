import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { SECRETS, testConfig } from './harness.js';

const MAIN = join(import.meta.dirname, '../../dist/main.js');

export interface ServicesProcess {
  url: string;
  /** Kills the process with SIGKILL and waits until it has ended. */
  kill: () => Promise<void>;
}

/** Starts the built services in a separate process, with the keys and the secret of the tests. */
export async function startProcess(mongodbUri: string): Promise<ServicesProcess> {
  if (!existsSync(MAIN)) throw new Error('The services are not built: npm run build');
  const { jwtSecret } = testConfig();
  const child = spawn(process.execPath, [MAIN], {
    env: {
      PATH: process.env['PATH'],
      MONGODB_URI: mongodbUri,
      API_KEYS: Object.entries(SECRETS)
        .map(([id, secret]) => `${id}:${secret}`)
        .join(','),
      JWT_SECRET: jwtSecret,
      SERVICES: 'exam,upload',
      SERVICES_PORT: '0',
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const gone = new Promise<void>((resolve) => void child.once('close', () => resolve()));
  const url = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      const found = /^services ready (\S+)/.exec(line)?.[1];
      if (found !== undefined) resolve(found);
    });
    child.once('close', (code) => reject(new Error(`The services ended with code ${code}`)));
  });
  return {
    url,
    kill: async () => {
      child.kill('SIGKILL');
      await gone;
    },
  };
}
