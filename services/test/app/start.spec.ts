import { createServer, type Server } from 'node:net';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { startServices } from '../../src/app/start-services.js';

const ENVIRONMENT = {
  SERVICES_PORT: '0',
  SERVICES: 'exam',
  MONGODB_URI: 'mongodb://127.0.0.1:9/none',
  API_KEYS: 'browser:browser-secret-0001',
  JWT_SECRET: 'a-secret-of-thirty-two-characters',
  LOG_LEVEL: 'silent',
};

/** Collects the output of a stream of the process. */
function captured(stream: NodeJS.WriteStream) {
  const written: string[] = [];
  jest.spyOn(stream, 'write').mockImplementation((chunk) => {
    written.push(String(chunk));
    return true;
  });
  return { text: () => written.join('') };
}

async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise((resolve) => setImmediate(resolve));
}

describe('the process', () => {
  afterEach(() => {
    jest.restoreAllMocks();
    process.removeAllListeners('SIGINT');
    process.removeAllListeners('SIGTERM');
  });

  it('ends with 78 and one line when its configuration is broken', async () => {
    const stderr = captured(process.stderr);
    expect(await startServices({ API_KEYS: 'x' }, [])).toBe(78);
    expect(stderr.text()).toMatch(/^MB-5002 Configuration does not fit: MONGODB_URI: .*; API_KEYS: .*\n$/);
  });

  it('prints its URL, and stops on a signal', async () => {
    const stdout = captured(process.stdout);
    const running = startServices(ENVIRONMENT, ['--ignore-sigint']);
    await until(() => stdout.text().includes('ready'));
    const url = /^services ready (http:\/\/127\.0\.0\.1:\d+)\n$/.exec(stdout.text())?.[1] ?? '';
    process.emit('SIGINT');
    expect((await fetch(`${url}/health/live`)).status).toBe(200);
    process.emit('SIGTERM');
    expect(await running).toBe(0);
    await expect(fetch(`${url}/health/live`)).rejects.toThrow();
  });

  it('stops on an interrupt unless its parent stops it', async () => {
    const stdout = captured(process.stdout);
    const running = startServices(ENVIRONMENT, []);
    await until(() => stdout.text().includes('ready'));
    process.emit('SIGINT');
    expect(await running).toBe(0);
  });

  it('says that the port is in use', async () => {
    const stderr = captured(process.stderr);
    const server = await new Promise<Server>((resolve) => {
      const other = createServer().listen(0, '127.0.0.1', () => resolve(other));
    });
    const address = server.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    expect(await startServices({ ...ENVIRONMENT, SERVICES_PORT: String(port) }, [])).toBe(1);
    expect(stderr.text()).toBe(`MB-5003 Port in use: 127.0.0.1:${port}; set SERVICES_PORT to another one\n`);
    await new Promise((resolve) => server.close(resolve));
  });
});
