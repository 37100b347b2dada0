import { parseSigningKey } from '@mockingbird/registry/signing';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Role } from '@mockingbird/contracts';
import { signRequest } from '@mockingbird/request-signing/node';
import type { Connection } from 'mongoose';
import { getConnectionToken } from '@nestjs/mongoose';
import { pino, type Logger } from 'pino';
import { type AppOptions, createApp, type RunningApp } from '../../src/app/create-app.js';
import { Database } from '../../src/database/database.js';
import { TokensService } from '../../src/auth/tokens.service.js';
import { type Config, SERVICE_NAMES } from '../../src/config/config.js';
import { descriptionOf } from './description-of.js';
import { disagreement, type Exchange } from './openapi-agreement.js';

export const SECRETS = {
  browser: 'browser-secret-for-tests',
  edge: 'edge-secret-for-tests-only',
  'edge-2': 'edge-rotated-for-tests-only',
  release: 'release-secret-for-tests',
} as const;
export type KeyId = keyof typeof SECRETS;

/** The key that compositions are signed with in tests. */
export const TEST_COMPOSITION_KEY = `test:${Buffer.alloc(32, 7).toString('base64')}`;

/** Nothing listens on the discard port. */
const NO_DATABASE = 'mongodb://127.0.0.1:9/none';

export function testConfig(changes: Partial<Config> = {}): Config {
  return {
    port: 0,
    host: '127.0.0.1',
    services: new Set(SERVICE_NAMES),
    mongodbUri: NO_DATABASE,
    apiKeys: new Map(Object.entries(SECRETS)),
    jwtSecret: 'a-secret-of-tests-with-32-characters',
    compositionKey: parseSigningKey(TEST_COMPOSITION_KEY),
    compositionPublicKeys: '',
    gateUrl: undefined,
    dataDir: '.data',
    trustedProxies: [],
    logLevel: 'silent',
    stopDelayMs: 0,
    metricsPort: undefined,
    metricsHost: '127.0.0.1',
    corsOrigins: [],
    slowerByPercent: 20,
    slowerAction: 'report',
    pictureCheck: 'off',
    ...changes,
  };
}

/** A log in memory whose lines can be read. */
export function readableLog(level = 'debug'): {
  log: Logger;
  lines: () => Record<string, unknown>[];
  text: () => string;
} {
  const written: string[] = [];
  const log = pino({ level, base: null }, { write: (line: string) => void written.push(line) });
  return {
    log,
    lines: () => written.map((line): Record<string, unknown> => JSON.parse(line)),
    text: () => written.join(''),
  };
}

export interface CallOptions {
  key?: KeyId;
  /** `id:secret` of another signing key than the configured ones. */
  token?: string;
  method?: string;
  /** Sent as JSON. */
  body?: unknown;
  headers?: Record<string, string>;
  now?: number;
  /** Sends a token of an account with this role. */
  as?: Role;
}

export interface Answer {
  status: number;
  headers: Headers;
  text: string;
  json: () => unknown;
}

export interface TestApp {
  url: string;
  app: RunningApp;
  call: (path: string, options?: CallOptions) => Promise<Answer>;
  /** Makes an account without a password if there is none. @returns the header `authorization` with its token */
  signIn: (username: string, role: Role) => Promise<string>;
  /** Checks a response that did not come through `call` against the OpenAPI document. */
  agrees: (exchange: Exchange) => void;
  close: () => Promise<void>;
}

const asAnswer = async (response: Response): Promise<Answer> => {
  const text = await response.text();
  return { status: response.status, headers: response.headers, text, json: () => JSON.parse(text) };
};

function signerOf(key: KeyId, token: string | undefined): { keyId: string; secret: string } {
  if (token === undefined) return { keyId: key, secret: SECRETS[key] };
  const [keyId = '', secret = ''] = token.split(':');
  return { keyId, secret };
}

async function signInDirectly(app: RunningApp, username: string, role: Role): Promise<string> {
  const account = { username, role, passwordHash: 'none', createdAt: new Date() };
  const key = username.toLowerCase();
  if (app.nest.get(Database).ready) {
    const accounts = app.nest.get<Connection>(getConnectionToken()).collection('accounts');
    await accounts.updateOne({ key }, { $setOnInsert: account }, { upsert: true });
  }
  return `Bearer ${await app.nest.get(TokensService).issue(account)}`;
}

/**
 * Starts the real application on a free port, with a client that signs. A call fails if its response does not match the OpenAPI
 * document: the traffic of all tests checks the document.
 */
export async function startApp(changes: Partial<Config> = {}, options: AppOptions = {}): Promise<TestApp> {
  const dataDir = await mkdtemp(join(tmpdir(), 'services-'));
  // Prints the cause of an internal error in the test that causes it.
  const failures = readableLog('error');
  const app = await createApp(testConfig({ dataDir, ...changes }), { log: failures.log, ...options });
  const url = await app.listen();
  const signIn = (username: string, role: Role) => signInDirectly(app, username, role);
  let description: ReturnType<typeof descriptionOf> | undefined;
  /** Checks every response of every test against the OpenAPI document. */
  const agrees = (exchange: Exchange) => {
    description ??= descriptionOf(app);
    const fault = disagreement(description, exchange);
    if (fault === undefined) return;
    throw new Error(
      `${exchange.method} ${exchange.path} does not agree with /api/openapi.json: ${fault}\n${failures.text()}`,
    );
  };
  return {
    url,
    app,
    call: async (path, { key = 'browser', token, method, body, headers, now = Date.now(), as } = {}) => {
      const verb = method ?? (body === undefined ? 'GET' : 'POST');
      const signature = signRequest({ ...signerOf(key, token), method: verb, path, now });
      const answer = await asAnswer(
        await fetch(url + path, {
          method: verb,
          headers: {
            ...signature,
            ...(body !== undefined && { 'content-type': 'application/json' }),
            ...(as !== undefined && { authorization: await signIn(as, as) }),
            ...headers,
          },
          ...(body !== undefined && { body: JSON.stringify(body) }),
        }),
      );
      const { status, text } = answer;
      const contentType = answer.headers.get('content-type') ?? '';
      agrees({ method: verb, path, sent: body, status, contentType, text });
      return answer;
    },
    agrees,
    signIn,
    close: async () => {
      await app.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
