import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { signRequest } from '@mockingbird/request-signing/node';
import * as z from 'zod';
import { createFirstAdmin } from '../../../scripts/lib/site/admin.mjs';
import { startChild } from '../../../scripts/lib/child.mjs';
import { startDatabase } from '../../../scripts/lib/database/database.mjs';
import { ROOT } from '../../../scripts/lib/root.mjs';

const KEY = 'bench';
const tokenAnswer = z.object({ data: z.object({ token: z.string() }) });

export interface Services {
  mongodbUri: string;
  /** Sends a signed request. @throws for an error status */
  call: (method: 'GET' | 'POST', path: string, init?: RequestInit) => Promise<unknown>;
  /** Headers of a signed-in admin. */
  asAdmin: { authorization: string };
  /** Peak memory of the process so far, in bytes. */
  peakMemory: () => Promise<number>;
  stop: () => Promise<void>;
}

/** A separate database and services, with a signed-in admin. */
export async function startServices(): Promise<Services> {
  const folder = await mkdtemp(join(tmpdir(), 'mockingbird-bench-upload-'));
  const stops: (() => Promise<void>)[] = [() => rm(folder, { recursive: true, force: true })];
  const stop = async () => {
    for (const end of stops.splice(0).reverse()) await end();
  };
  try {
    return { ...(await start(folder, stops)), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** @param stops receives the functions that stop each process */
async function start(folder: string, stops: (() => Promise<void>)[]): Promise<Omit<Services, 'stop'>> {
  const secret = randomBytes(24).toString('hex');
  const database = await startDatabase(
    { DATA_DIR: folder, MONGODB_URI: '' },
    { quiet: true, password: randomBytes(24).toString('hex') },
  );
  stops.push(database.stop);
  const env = {
    PATH: process.env.PATH,
    HOME: process.env.HOME,
    NODE_ENV: 'production',
    MONGODB_URI: database.uri,
    API_KEYS: `${KEY}:${secret}`,
    JWT_SECRET: randomBytes(24).toString('hex'),
    DATA_DIR: folder,
    SERVICES: 'auth,exam,upload',
    SERVICES_PORT: '0',
    LOG_LEVEL: 'error',
  };
  const main = join(ROOT, 'services/dist/main.js');
  const services = await startChild('services', process.execPath, [main], { cwd: ROOT, env, quiet: true });
  stops.push(services.stop);
  const call: Services['call'] = async (method, path, init = {}) => {
    const [plain = ''] = path.split('?');
    const signature = signRequest({ keyId: KEY, secret, method, path: plain, now: Date.now() });
    const headers = { ...signature, ...init.headers };
    const response = await fetch(services.address + path, { ...init, method, headers });
    if (!response.ok) throw new Error(`${path} answers ${response.status}: ${await response.text()}`);
    return response.json();
  };
  const login = await call('POST', '/api/auth/login', {
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(await createFirstAdmin(env, { FIRST_ADMIN: 'auto' })),
  });
  return {
    mongodbUri: database.uri,
    call,
    asAdmin: { authorization: `Bearer ${tokenAnswer.parse(login).data.token}` },
    peakMemory: async () => {
      const status = await readFile(`/proc/${services.pid}/status`, 'utf8');
      return Number(/^VmHWM:\s+(\d+) kB/m.exec(status)?.[1]) * 1024;
    },
  };
}
