import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { startDatabase, type TestDatabase } from './database.js';
import { type KeyId, startApp, type TestApp } from './harness.js';

const RUNS = 150;
const LIMIT_MS = 60_000;

const POSTS: [string, KeyId][] = [
  ['/api/exams/search', 'browser'],
  ['/api/content/pageviews', 'browser'],
  ['/api/content/newsletter', 'browser'],
  ['/api/releases/promote', 'release'],
  ['/api/releases/artefacts', 'release'],
];
const GETS: [string, KeyId][] = [
  ['/api/exams/exam/', 'browser'],
  ['/api/mocktests/', 'browser'],
  ['/api/releases/compositions/', 'edge'],
  ['/api/releases/artefacts/', 'edge'],
];

/** Objects with names that the routes know, and names that attack. */
const hostile = fc.dictionary(
  fc.constantFrom(
    'keyword',
    'path',
    'query',
    'region',
    'email',
    'remotes',
    'manifest',
    'files',
    '$where',
    '$gt',
    '__proto__',
  ),
  fc.oneof(fc.jsonValue(), fc.constant({ $gt: '' }), fc.string({ unit: 'binary' })),
);

describe('whatever is sent', () => {
  let database: TestDatabase;
  let services: TestApp;
  beforeAll(async () => {
    database = await startDatabase();
    services = await startApp({ mongodbUri: database.uri });
  });
  afterAll(async () => {
    await services.close();
    await database.close();
  });

  it(
    'as a body gives no failure of ours',
    async () => {
      const body = fc.oneof(fc.jsonValue(), hostile);
      await fc.assert(
        fc.asyncProperty(fc.constantFrom(...POSTS), body, async ([path, key], sent) => {
          const { status } = await services.call(path, { key, body: sent });
          expect(status).toBeLessThan(500);
        }),
        { numRuns: RUNS },
      );
    },
    LIMIT_MS,
  );

  it(
    'as an address gives no failure of ours',
    async () => {
      const segment = fc.oneof(
        fc.string({ unit: 'binary' }),
        fc.constantFrom('..', '%00', '*', '$ne', '__proto__', '1.0.0'),
      );
      const rest = fc.array(segment, { minLength: 1, maxLength: 4 });
      await fc.assert(
        fc.asyncProperty(fc.constantFrom(...GETS), rest, async ([base, key], parts) => {
          const { pathname } = new URL(base + parts.map(safelyEncoded).join('/'), services.url);
          const { status } = await services.call(pathname, { key });
          expect(status).toBeLessThan(500);
        }),
        { numRuns: RUNS },
      );
    },
    LIMIT_MS,
  );
});

/** Lone surrogates cannot be encoded; everything else is sent as it is. */
function safelyEncoded(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '?'));
}
