import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { GateResult } from '@mockingbird/contracts';
import { signRequest } from '@mockingbird/request-signing/node';
import { pino } from 'pino';
import { manifestOf } from '../../test/edge/live-site.js';
import { createGateApp } from './gate-app.js';
import { Gate } from './gate.js';
import { GateUndecided } from './gate-undecided.js';

const PATH = '/_mb/gate';
const KEY = { id: 'edge', secret: 'edge-secret-for-tests-only' };
const RESULT: GateResult = {
  checks: [{ check: 'renders', outcome: 'passed', detail: 'Good' }],
  issues: [{ path: '/manifest', message: 'x' }],
};

let server: Server;
let url: string;
let created: number;
let check: () => Promise<GateResult>;

beforeAll(async () => {
  created = 0;
  const gate = new Gate(() => {
    created += 1;
    return Promise.resolve({ check: () => check(), close: () => undefined });
  });
  const app = createGateApp({ gate, key: KEY, log: pino({ level: 'silent' }) });
  await new Promise<void>((resolve) => (server = app.listen(0, '127.0.0.1', () => resolve())));
  // A server on a port has an `AddressInfo`.
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

beforeEach(() => {
  check = () => Promise.resolve(RESULT);
});

afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const post = (secret = KEY.secret) =>
  fetch(url + PATH, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...signRequest({ keyId: KEY.id, secret, method: 'POST', path: PATH, now: Date.now() }),
    },
    body: JSON.stringify({ manifest: manifestOf('mfe-home', '1.0.0', ['/']), server: 'AAAA' }),
  });

describe('the process of the gate', () => {
  it('is live and ready without a composition', async () => {
    expect(await (await fetch(`${url}/health/live`)).json()).toEqual({ status: 'live' });
    expect(await (await fetch(`${url}/health/ready`)).json()).toEqual({ status: 'ready' });
  });

  it('has no pages, files or API', async () => {
    for (const path of ['/', '/about', '/_mb/composition', '/api/exams/allexams', '/assets/shell.js']) {
      expect((await fetch(url + path)).status).toBe(404);
    }
  });

  it('loads the checks with the first version that is signed, and once', async () => {
    expect((await post('another-secret-for-tests')).status).toBe(401);
    expect(created).toBe(0);
    // Earlier services read `faults`.
    const data = { ...RESULT, faults: RESULT.issues };
    for (const _ of [1, 2]) expect(await (await post()).json()).toEqual({ data });
    expect(created).toBe(1);
  });

  it('creates the checks again when they could not be created', async () => {
    let attempts = 0;
    const again = new Gate(() => {
      attempts += 1;
      return attempts === 1
        ? Promise.reject(new Error('no disk'))
        : Promise.resolve({ check: () => Promise.resolve(RESULT), close: () => undefined });
    });
    const request = { manifest: manifestOf('mfe-home', '1.0.0', ['/']), server: 'AAAA' };
    await expect(again.check(request, () => true)).rejects.toThrow('no disk');
    expect(await again.check(request, () => true)).toEqual(RESULT);
    await expect(again.check(request, () => false)).rejects.toThrow(GateUndecided);
  });

  it('answers MB-4016 when the checks cannot decide', async () => {
    check = () => Promise.reject(new GateUndecided('The live composition cannot be read'));
    const response = await post();
    expect([response.status, await response.json()]).toEqual([
      503,
      expect.objectContaining({ code: 'MB-4016', detail: 'The live composition cannot be read; try again' }),
    ]);
  });

  it('answers a problem when the checks fail, and checks the next version', async () => {
    check = () => Promise.reject(new Error('a bug'));
    expect((await post()).status).toBe(500);
    check = () => Promise.resolve(RESULT);
    expect((await post()).status).toBe(200);
  });
});
