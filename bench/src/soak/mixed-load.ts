import autocannon, { type LoadRequest } from 'autocannon';
import { signedHeaders } from '../../../e2e/src/harness/call.js';
import type { TestSite } from '../../../e2e/src/harness/site/site.js';
import type { Addresses } from '../sites.js';
import { SOAK_RATES } from '../limits.js';

/** Answers of one kind of requests during the whole load. */
export interface Answered {
  name: string;
  answers: number;
  /** Responses with another status than 2xx, and requests without a response. */
  failures: number;
}

/** A signature is valid for 300 s, so each request has a new one. */
function signed(site: TestSite, path: string, body?: unknown): LoadRequest {
  const method = body === undefined ? 'GET' : 'POST';
  return {
    setupRequest: (request) => ({
      ...request,
      path,
      method,
      headers: {
        ...request.headers,
        ...signedHeaders(site, method, path),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }),
  };
}

/** Searches that no page in the cache has, a hundred thousand of them. */
function unknownPages(home: string): LoadRequest {
  let count = 0;
  return {
    setupRequest: (request) => ({ ...request, path: `${home}?q=soak-${(count += 1) % 100_000}` }),
  };
}

/** A constant rate of each kind of requests, like a day of visitors on one machine. */
export function startMixedLoad(site: TestSite, addresses: Addresses, seconds: number): Promise<Answered[]> {
  const { home, exam, article, post, examId, testId } = addresses;
  const view = { path: exam, query: '', region: 'US' };
  const kinds: Record<keyof typeof SOAK_RATES, { url: string; requests: LoadRequest[] }> = {
    'cached pages': { url: site.url, requests: [home, exam, article, post].map((path) => ({ path })) },
    'uncached pages': { url: site.url, requests: [unknownPages(home)] },
    'reading calls': {
      url: site.url,
      requests: [
        signed(site, '/api/exams/allexams'),
        signed(site, `/api/mocktests/${examId}`),
        signed(site, `/api/mocktests/${testId}/questions`),
        signed(site, '/api/articles/posts'),
      ],
    },
    'writing calls': { url: site.url, requests: [signed(site, '/api/content/pageviews', view)] },
  };
  // The keys are those of the object itself.
  const names = Object.keys(kinds) as (keyof typeof kinds)[];
  return Promise.all(
    names.map(async (name): Promise<Answered> => {
      const rate = SOAK_RATES[name];
      const result = await autocannon({
        ...kinds[name],
        connections: Math.min(rate, 8),
        overallRate: rate,
        duration: seconds,
      });
      return { name, answers: result['2xx'], failures: result.non2xx + result.errors };
    }),
  );
}
