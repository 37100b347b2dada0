import fc from 'fast-check';
import pMap from 'p-map';
import { disagreement } from '../../../../services/test/support/openapi-agreement.js';
import { signedHeaders } from '../../../../e2e/src/harness/call.js';
import { send } from '../../http/send.js';
import { readApiDescription, type ApiRoute } from '../../openapi/description.js';
import { requestTo, type GeneratedRequest } from '../../openapi/generated-request.js';
import type { Attack, AttackContext } from '../../runner/attack.js';

/** Requests that are under way at the same time. */
const CONCURRENCY = 4;

/** Values that the site knows. None belongs to a page that the bystander visits. */
const KNOWN: Readonly<Record<string, string[]>> = {
  id: ['SSC_GD', 'ssc-gd', 'ssc-gd-1', '1', '000000000000000000000001'],
  examId: ['SSC_GD', 'ssc-gd'],
  testId: ['ssc-gd-1'],
  categorySlug: ['exam-pattern', 'signs'],
  articleSlug: ['overview'],
  slug: ['a-post'],
  name: ['mfe-blog', 'fuzz'],
  version: ['1.0.0', '0.0.1'],
  file: ['manifest.json', 'server.cjs'],
  number: ['1', '2', '99'],
};

/** Sends a request signed, so that it reaches the code behind the signature. */
function sendGenerated({ site, adminToken, studentToken }: AttackContext, generated: GeneratedRequest) {
  const { method, path, keyId, token, body, address } = generated;
  const tokens: Record<string, string> = { admin: adminToken, student: studentToken };
  // A sign-out would end the token for all later calls.
  const isSignedIn = token !== 'none' && !path.includes('/logout');
  return send(site.servicesUrl, path, {
    method,
    headers: {
      ...signedHeaders(site, method, path.split('?')[0] ?? path, keyId),
      'x-forwarded-for': address,
      ...(isSignedIn && { authorization: `Bearer ${tokens[token] ?? token}` }),
      ...(body && { ...body.headers, 'content-length': String(body.bytes.length) }),
    },
    body: body?.bytes,
  });
}

/** Chooses every route equally often. */
const requestsTo = (routes: readonly ApiRoute[]): fc.Arbitrary<GeneratedRequest> =>
  fc.constantFrom(...routes).chain((route) => requestTo(route, KNOWN));

/** Requests generated from the API's own description, for every route and method. */
export const openapi: Attack = {
  name: 'openapi',
  run: async (context) => {
    const { site, tally, seed, requests, log } = context;
    const { document, routes } = await readApiDescription(site);
    const generated = fc.sample(requestsTo(routes), { seed, numRuns: requests });
    const statuses = new Map<number, number>();
    await pMap(
      generated,
      async (each) => {
        const outcome = await sendGenerated(context, each);
        const { status, text, headers } = outcome;
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        const contentType = String(headers['content-type'] ?? '');
        const { method, path } = each;
        const issue = disagreement(document, { method, path, status, contentType, text });
        tally.check(
          `${method} ${path}${issue ? ` (${issue})` : ''}`,
          outcome,
          () => status > 0 && status !== 500 && !issue,
        );
      },
      { concurrency: CONCURRENCY },
    );
    const summary = [...statuses].sort(([a], [b]) => a - b).map(([status, count]) => `${status}: ${count}`);
    log(`  ${requests} requests to ${routes.length} routes, ${summary.join(', ')}`);
  },
};
