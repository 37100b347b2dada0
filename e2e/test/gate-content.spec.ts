import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CHECKS, GONE, messages, startGateSite, withServer, type GateSite } from '../src/gate/gate-site.js';
import { signedHeaders } from '../src/harness/call.js';
import { builtRemote, deriveVersion } from '../src/harness/releases.js';
import { request } from '../src/harness/request.js';
import { signInFirstAdmin } from '../src/harness/site/admin-uploads.js';
import { until } from '../src/harness/until.js';
import { startStrapiStandIn, type StrapiStandIn } from '../src/stand-ins/strapi.js';

let gate: GateSite;
let strapi: StrapiStandIn;

// The very first start, on an empty folder, with posts that no example address names.
beforeAll(async () => {
  strapi = await startStrapiStandIn('how-to-begin', 'How to begin');
  gate = await startGateSite({ STRAPI_URL: strapi.url });
});

afterAll(async () => {
  await gate?.site.stop();
  await strapi?.close();
});

/** Hides an exam from students, or shows it again. */
async function setHidden(examId: string, hidden: boolean): Promise<void> {
  const path = '/api/upload/visibility';
  const response = await fetch(gate.site.servicesUrl + path, {
    method: 'POST',
    headers: {
      ...signedHeaders(gate.site, 'POST', path),
      authorization: `Bearer ${await signInFirstAdmin(gate.site)}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ examId, hidden }),
  });
  expect(response.status).toBe(200);
}

describe('content decides nothing: a version passes', () => {
  it('on the first start with posts of another source', async () => {
    // An edge on a busy machine may load the files of a remote a moment later.
    await until('the post is served', async () =>
      (await request(gate.site.url, '/blog/rss.xml')).text.includes('/blog/how-to-begin'),
    );
  });

  it('while the exam of its example is hidden', async () => {
    await setHidden('DMV_CALIFORNIA', true);
    try {
      const built = await builtRemote('mfe-mocktest');
      const { checks } = await gate.publish({ ...deriveVersion(built, '9.9.9'), dryRun: true });
      expect(checks.map(({ outcome }) => outcome)).toEqual(CHECKS.map(() => 'passed'));
    } finally {
      await setHidden('DMV_CALIFORNIA', false);
    }
  });

  it('when there is no address of a route, which is said', async () => {
    const { checks } = await gate.publish({
      ...gate.candidate({ routes: ['start', 'stamp'] }),
      dryRun: true,
    });
    expect(checks.find(({ check }) => check === 'renders')).toMatchObject({
      outcome: 'passed',
      detail: expect.stringContaining('route "stamp" (/trial/stamp/:key) not checked: no address'),
    });
  });

  it('when its example is not there', async () => {
    const missing = gate.candidate({
      routes: ['stamp'],
      change: withServer('renderedAt: site.renderedAt', `renderedAt: ${GONE}`),
      manifest: { examples: { stamp: '/trial/stamp/none' } },
    });
    const { checks } = await gate.publish({ ...missing, dryRun: true });
    expect(checks.map(({ outcome }) => outcome)).toEqual(CHECKS.map(() => 'passed'));
  });
});

describe('a version that takes too long', () => {
  it('is not decided: nothing is known to be wrong with it', async () => {
    const slow = gate.candidate({ routes: ['waits'], manifest: { examples: { waits: '/trial/waits/one' } } });
    const undecided = await gate.refusalOf(slow);
    expect([undecided.code, undecided.status]).toEqual(['MB-4016', 503]);
    expect(messages(undecided)).toContain('Route "waits" at /trial/waits/one gave nothing in time');
  });
});
