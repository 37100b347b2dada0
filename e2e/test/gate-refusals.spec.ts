import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ManifestRoute } from '@mockingbird/contracts';
import {
  GONE,
  HEADING,
  messages,
  startGateSite,
  withServer,
  type Candidate,
  type GateSite,
} from '../src/gate/gate-site.js';
import { releasesOf } from '../src/harness/releases.js';

let gate: GateSite;

beforeAll(async () => {
  gate = await startGateSite();
});

afterAll(async () => {
  await gate?.site.stop();
});

describe('the gate refuses', () => {
  it.each<[string, Candidate, code: string, said: string]>([
    [
      'a loader that throws',
      {
        routes: ['stamp'],
        change: withServer('renderedAt: site.renderedAt', 'renderedAt: null.time'),
        manifest: { examples: { stamp: '/trial/stamp/one' } },
      },
      'MB-4009',
      'Route "stamp" at /trial/stamp/one threw: TypeError',
    ],
    [
      'an address without parameters that is not there',
      {
        routes: ['start', 'second'],
        change: withServer(HEADING, `(() => { throw ${GONE}; })()`),
      },
      'MB-4009',
      'Route "second" at /trial/second',
    ],
    [
      'a bundle that throws when it is evaluated',
      {
        routes: ['start'],
        change: (file, text) =>
          file === 'server.cjs' ? `throw new Error("immediately");${text}` : undefined,
      },
      'MB-4009',
      'Route "start" at /trial threw: Error: immediately',
    ],
    [
      'a fault that axe finds',
      {
        routes: ['second'],
        change: withServer(
          HEADING,
          `[${HEADING}, (0, require("react/jsx-runtime").jsx)("button", {}, "button")]`,
        ),
      },
      'MB-4010',
      'Route "second" at /trial/second: Buttons must have discernible text: h1 > button (axe rule button-name, https://',
    ],
    [
      'a library of another version',
      { routes: ['start'], manifest: { shared: { react: '^99.0.0' } } },
      'MB-4007',
      'Built for react ^99.0.0, and the shell provides ',
    ],
    [
      'a library that the shell does not provide',
      { routes: ['start'], manifest: { shared: { vue: '^3.0.0' } } },
      'MB-4007',
      'The shell does not provide vue',
    ],
  ])('%s', async (_, change, code, said) => {
    const refused = await gate.refusalOf(gate.candidate(change));
    expect(refused.code).toBe(code);
    expect(messages(refused)).toContain(said);
    expect(messages(refused).split('\n')).toHaveLength(1);
  });

  it('what is over the size budget', async () => {
    const heavy = gate.candidate({
      routes: ['start'],
      change: (file, text) => (file === 'server.cjs' ? `${text}\n//${'x'.repeat(4_000_000)}` : undefined),
    });
    expect((await gate.refusalOf(heavy)).code).toBe('MB-4008');
  });

  it('an address that another remote answers', async () => {
    const taking = gate.candidate({ routes: ['start'] });
    const routes = taking.manifest.routes.map((route): ManifestRoute => ({ ...route, path: '/about' }));
    const refused = await gate.refusalOf({ ...taking, manifest: { ...taking.manifest, routes } });
    expect(refused.code).toBe('MB-4004');
  });

  it('another owner than the first version’s', async () => {
    const token = await releasesOf(gate.site).createToken({ owner: 'strangers' });
    const [id = '', secret = ''] = token.token.split(':');
    const stranger = gate.candidate({ routes: ['start'] });
    const { createReleaseClient } = await import('@mockingbird/registry/publish');
    const client = createReleaseClient({ servicesUrl: gate.site.servicesUrl, key: { id, secret } });
    await expect(client.publish(stranger)).rejects.toMatchObject({ code: 'MB-4006' });
  });
});
