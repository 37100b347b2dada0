import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { questionsResponse } from '@mockingbird/contracts';
import { pino } from 'pino';
import * as z from 'zod';
import { signRequest } from '@mockingbird/request-signing/node';
import { ContentSeedService } from '../../src/content/seed/content-seed.service.js';
import { RouteTable, type Route } from '../../src/http/route-table.js';
import { SeedService } from '../../src/upload/seed/seed.service.js';
import { descriptionOf } from '../support/description-of.js';
import { disagreement } from '../support/openapi-agreement.js';
import { tinyBank } from '../support/bank.js';
import { startDatabase, type TestDatabase } from '../support/database.js';
import { tinyContent } from '../support/entries.js';
import { bodyText, KNOWN, parameter, query, type Body, type Sample } from './fuzz-input.js';
import { SECRETS, startApp, type KeyId, type TestApp } from '../support/harness.js';
import { samplesOf } from './samples.js';

/** `npm run prove` sends ten thousand. */
const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? 600);
const LIMIT_MS = 60_000 + 60 * REQUESTS;
/** Allowed heap growth after the first fifth of a run, in bytes: bounded caches continue to fill. */
const GROWTH_BYTES = 24 * 1024 * 1024;
const ERROR_LEVEL = 50;

const QUESTIONS = '/api/mocktests/e9-10/questions';

interface Sent {
  route: Route;
  method: string;
  path: string;
  key: KeyId;
  token: string;
  body: Body | undefined;
  /** A forwarded client address, so that the rate limits of one address do not end the test. */
  address: string;
}

const hasBody = (method: string) => !['GET', 'HEAD'].includes(method);

function requestTo(route: Route, sample: Sample | undefined, known: typeof KNOWN): fc.Arbitrary<Sent> {
  const names = [...route.path.matchAll(/[:*](\w+)/g)].map(([, name = '']) => name);
  return fc
    .record({
      values: fc.tuple(...names.map((name) => parameter(name, known))),
      search: query,
      method: fc.oneof(
        { weight: 12, arbitrary: fc.constant(route.method) },
        { weight: 1, arbitrary: fc.constantFrom('HEAD', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'GET', 'POST') },
      ),
      key: fc.oneof(
        {
          weight: 6,
          arbitrary: fc.constant<KeyId>(
            (['release', 'edge'] as const).find((key) => route.access.includes(key)) ?? 'browser',
          ),
        },
        { weight: 1, arbitrary: fc.constantFrom<KeyId>('browser', 'edge', 'edge-2', 'release') },
      ),
      token: fc.oneof(
        { weight: 4, arbitrary: fc.constant('admin') },
        { weight: 1, arbitrary: fc.constantFrom('student', 'none', 'a.b.c', 'x', '..', '\u00ff') },
      ),
      body: bodyText(sample),
      address: fc.ipV4(),
    })
    .map(({ values, search, method, body, ...rest }) => {
      let index = 0;
      const address = route.path.replace(/[:*]\w+/g, () => values[index++] ?? '');
      return { route, method, path: address + search, body: hasBody(method) ? body : undefined, ...rest };
    });
}

const listed = z.object({ data: z.array(z.object({ id: z.string() })) });

/** Ids of a report and of a change, for the routes that need one. */
async function idsOf(services: TestApp): Promise<string[]> {
  const body = { testId: 'e9-10', questionId: 'e9-10-2', reason: 'unclear' };
  await services.call('/api/exams/reports', { body });
  await services.call('/api/upload/visibility', { as: 'admin', body: { testId: 'e9-2', hidden: true } });
  const lists = await Promise.all(
    ['/api/exams/reports', '/api/upload/history'].map((path) => services.call(path, { as: 'admin' })),
  );
  return lists.flatMap((list) => listed.parse(list.json()).data.map(({ id }) => id));
}

/** Heap size after a garbage collection, in bytes. */
function heapInUse(): number {
  setFlagsFromString('--expose_gc');
  const collect: unknown = runInNewContext('gc');
  if (typeof collect === 'function') collect();
  return process.memoryUsage().heapUsed;
}

describe(`whatever is sent, ${REQUESTS} times, to whatever route`, () => {
  let database: TestDatabase;
  let services: TestApp;
  const faults: string[] = [];
  let samples: ReturnType<typeof samplesOf>;
  let known = KNOWN;
  beforeAll(async () => {
    const write = (line: string) => {
      const { level, err } = JSON.parse(line);
      if (level >= ERROR_LEVEL || err !== undefined || line.includes('\\n    at ')) faults.push(line);
    };
    database = await startDatabase();
    services = await startApp({ mongodbUri: database.uri }, { log: pino({ level: 'debug' }, { write }) });
    await services.app.nest.get(SeedService, { strict: false }).seed(tinyBank());
    await services.app.nest.get(ContentSeedService, { strict: false }).seed(tinyContent());
    const { revision } = questionsResponse.parse((await services.call(QUESTIONS)).json()).meta;
    samples = samplesOf(revision);
    known = { ...KNOWN, id: [...(KNOWN['id'] ?? []), ...(await idsOf(services))] };
  });
  afterAll(async () => {
    await services.close();
    await database.close();
  });

  it('knows a good body of every route that takes one', () => {
    const taking = services.app.nest
      .get(RouteTable)
      .all()
      .filter(({ body }) => body !== undefined);
    expect(taking.filter(({ method, path }) => samples[`${method} ${path}`] === undefined)).toEqual([]);
  });

  it(
    'nothing fails on our side, nothing is answered that is not described, and the memory stays flat',
    async () => {
      const table = services.app.nest.get(RouteTable).all();
      const description = descriptionOf(services.app);
      const tokens: Record<string, string> = {
        admin: await services.signIn('fuzz-admin', 'admin'),
        student: await services.signIn('fuzz-student', 'student'),
      };
      const statuses = new Map<number, number>();
      let count = 0;
      let before = 0;
      const send = async ({ method, path, key, token, body, address }: Sent) => {
        const signature = signRequest({ keyId: key, secret: SECRETS[key], method, path, now: Date.now() });
        const response = await fetch(services.url + path, {
          method,
          headers: {
            ...signature,
            'x-forwarded-for': address,
            // A sign-out would end the token for all later calls.
            ...(token !== 'none' &&
              !path.endsWith('/logout') && { authorization: tokens[token] ?? `Bearer ${token}` }),
            ...body?.headers,
          },
          ...(body !== undefined && { body: body.bytes }),
        });
        const text = await response.text();
        const { status } = response;
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        expect(status).toBeLessThan(500);
        const contentType = response.headers.get('content-type') ?? '';
        expect(disagreement(description, { method, path, status, contentType, text })).toBeUndefined();
        expect(faults).toEqual([]);
        count += 1;
        if (count === Math.ceil(REQUESTS / 5)) before = heapInUse();
      };
      await fc.assert(
        fc.asyncProperty(
          fc
            .constantFrom(...table)
            .chain((route) => requestTo(route, samples[`${route.method} ${route.path}`], known)),
          send,
        ),
        {
          numRuns: REQUESTS,
        },
      );
      const growth = heapInUse() - before;
      const summary = [...statuses]
        .sort(([left], [right]) => left - right)
        .map(([status, n]) => `${status}: ${n}`);
      console.log(
        `${count} requests (${summary.join(', ')}), heap ${(growth / 1024 ** 2).toFixed(1)} MiB more`,
      );
      expect(growth).toBeLessThan(GROWTH_BYTES);
    },
    LIMIT_MS,
  );
});
