import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Webhook } from 'standardwebhooks';
import { parseConfig } from '../../src/config/config.js';
import { WEBHOOK_INTERVAL_MS } from '../../src/releases/webhooks/limits.js';
import { WebhookPositionRepository } from '../../src/releases/webhooks/webhook-position.repository.js';
import { startDatabase, type TestDatabase } from '../support/database.js';
import { startApp, type TestApp } from '../support/harness.js';
import { publicationOf } from '../support/remote.js';
import { until } from '../support/until.js';

const SECRET = `whsec_${Buffer.alloc(32, 9).toString('base64')}`;
const key = Buffer.alloc(32, 9);
/** Long enough for each process to look twice: that no further message comes can only be seen by waiting. */
const bothHaveLooked = () => new Promise((resolve) => setTimeout(resolve, 2.5 * WEBHOOK_INTERVAL_MS));

interface Received {
  headers: IncomingHttpHeaders;
  body: string;
}

describe('messages about releases', () => {
  let database: TestDatabase;
  let apps: TestApp[];
  let receiver: Server;
  let received: Received[];
  /** Status of the next responses; 204 when there is none. */
  let statuses: number[];
  let ahead = 0;
  const clock = () => Date.now() + ahead;

  beforeAll(async () => {
    database = await startDatabase();
    receiver = createServer((request, response) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        received.push({ headers: request.headers, body: Buffer.concat(parts).toString() });
        response.writeHead(statuses.shift() ?? 204).end();
      });
    });
    await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
    // A server on a port has an `AddressInfo`.
    const { port } = receiver.address() as AddressInfo;
    const webhook = { url: `http://127.0.0.1:${port}/hook`, key };
    const start = () => startApp({ mongodbUri: database.uri, webhook }, { clock });
    received = [];
    statuses = [];
    apps = await Promise.all([start(), start()]);
    const position = apps[0]?.app.nest.get(WebhookPositionRepository, { strict: false });
    // Changes before the first look are not announced.
    await until(async () => (await position?.isBehind(1)) === true);
  });
  beforeEach(() => {
    received = [];
    statuses = [];
  });
  afterEach(() => {
    ahead = 0;
  });
  afterAll(async () => {
    await Promise.all(apps.map((app) => app.close()));
    receiver.closeAllConnections();
    receiver.close();
    await database.close();
  });

  const release = async (path: string, body: unknown) => {
    const answer = await apps[0]?.call(`/api/releases/${path}`, { key: 'release', body, now: clock() });
    if (!answer || answer.status >= 300) throw new Error(answer?.text);
  };
  const bodies = () => received.map(({ body }): { type: string; data: object } => JSON.parse(body));

  it('are sent once by two processes, in order, with a signature of Standard Webhooks', async () => {
    for (const version of ['1.0.0', '1.1.0'])
      await release('artefacts', publicationOf({ name: 'news', version, owner: 'news' }));
    await release('promote', { remotes: [{ name: 'news', version: '1.0.0' }], why: 'first' });
    await release('canary', { name: 'news', version: '1.1.0', percent: 5 });
    await release('canary/end', { name: 'news', why: 'enough' });
    await until(async () => received.length >= 3);
    await bothHaveLooked();
    expect(bodies().map(({ type }) => type)).toEqual(['release.promoted', 'canary.changed', 'canary.ended']);
    expect(bodies()[0]?.data).toEqual({
      composition: 1,
      by: 'release',
      why: 'first',
      changes: [{ name: 'news', owner: 'news', what: 'added', after: '1.0.0' }],
    });
    for (const { headers, body } of received) {
      const signed = {
        'webhook-id': String(headers['webhook-id']),
        'webhook-timestamp': String(headers['webhook-timestamp']),
        'webhook-signature': String(headers['webhook-signature']),
      };
      expect(new Webhook(SECRET).verify(body, signed)).toEqual(JSON.parse(body));
      expect(() => new Webhook(SECRET).verify(`${body} `, signed)).toThrow();
    }
  });

  it('are sent again with the same id until the receiver accepts them', async () => {
    statuses = [500, 302, 200];
    await release('promote', { remotes: [{ name: 'news', version: '1.1.0' }] });
    await until(async () => received.length === 1);
    ahead += 60_000;
    await until(async () => received.length === 2);
    ahead += 120_000;
    await until(async () => received.length === 3);
    const ids = new Set(received.map(({ headers }) => String(headers['webhook-id'])));
    expect([...ids]).toEqual([expect.stringMatching(/^composition-4-\d+$/)]);
    await bothHaveLooked();
    expect(received).toHaveLength(3);
  });
});

describe('the configuration of the webhook', () => {
  const environment = {
    MONGODB_URI: 'mongodb://127.0.0.1/x',
    API_KEYS: 'browser:browser-secret-for-tests',
    SERVICES: 'content',
  };
  const issues = (changes: Record<string, string>) => {
    const parsed = parseConfig({ ...environment, ...changes });
    return parsed.ok ? [] : parsed.issues;
  };

  it('needs an address and a secret', () => {
    const WEBHOOK_URL = 'https://chat.example.org/hook';
    expect(issues({ WEBHOOK_URL, WEBHOOK_SECRET: SECRET })).toEqual([]);
    expect(issues({ WEBHOOK_URL })).toEqual(['WEBHOOK_SECRET: Is required with WEBHOOK_URL']);
    expect(issues({ WEBHOOK_URL: 'chat', WEBHOOK_SECRET: 'short' })).toEqual([
      'WEBHOOK_URL: Expected an http or https address',
      'WEBHOOK_SECRET: Expected whsec_ and 24 to 64 bytes in base64',
    ]);
    expect(
      issues({ WEBHOOK_URL: 'https://user:pass@chat.example.org', WEBHOOK_SECRET: SECRET }),
    ).toHaveLength(1);
  });
});
