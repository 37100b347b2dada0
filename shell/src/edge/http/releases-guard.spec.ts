import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import express from 'express';
import { releasesGuard } from './releases-guard.js';
import { assignRequestId } from './request-id.js';

let edge: Server;

beforeAll(async () => {
  const app = express();
  app.use(assignRequestId);
  app.use('/api/releases', releasesGuard);
  app.use((_request, response) => void response.status(200).end());
  edge = createServer(app);
  await new Promise<void>((done) => edge.listen(0, '127.0.0.1', () => done()));
});

afterAll(() => new Promise((done) => edge.close(done)));

/** Sends the path unchanged. */
const status = (method: string, path: string) =>
  new Promise<number | undefined>((resolve, reject) => {
    // A server on a port has an `AddressInfo`.
    const { port } = edge.address() as AddressInfo;
    request({ host: '127.0.0.1', port, method, path, agent: false }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    })
      .once('error', reject)
      .end();
  });

describe('calls of the releases module through the edge', () => {
  it.each([
    ['POST', '/api/releases/telemetry'],
    ['POST', '/api/releases/speed'],
    ['GET', '/api/releases/admin/overview'],
    ['GET', '/api/releases/admin/compositions?before=3'],
    ['GET', '/api/releases/admin/diff/3/12'],
    ['POST', '/api/releases/admin/canary/end'],
  ])('%s %s is forwarded', async (method, path) => {
    expect(await status(method, path)).toBe(200);
  });

  it.each([
    ['GET', '/api/releases/telemetry'],
    ['GET', '/api/releases/speed'],
    ['POST', '/api/releases/telemetry/'],
    ['POST', '/api/releases/promote'],
    ['POST', '/api/releases/rollback'],
    ['POST', '/api/releases/artefacts'],
    ['GET', '/api/releases/composition'],
    ['POST', '/api/releases/gc'],
    ['GET', '/api/releases/tokens'],
    ['GET', '/api/releases/admin'],
    ['POST', '/api/releases/admin/../promote'],
    ['POST', '/api/releases/admin/%2e%2e/promote'],
    ['POST', '/api/releases/admin//../promote'],
    ['POST', '/api/releases/admin/..%2fpromote'],
    ['POST', '/api/releases/admin\\..\\promote'],
    ['POST', '/api/releases/promote?/api/releases/telemetry'],
    ['POST', '/API/Releases/promote'],
  ])('%s %s is not found', async (method, path) => {
    expect(await status(method, path)).toBe(404);
  });
});
