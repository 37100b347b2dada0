import { describe, expect, it } from '@jest/globals';
import * as z from 'zod';
import { liveSite, manifestOf, servedRemote } from '../../../test/edge/live-site.js';
import { createDiscovery } from './discovery.js';

/** The JSON schema of frontend-discovery v1-pre: additional names are allowed only under `extras`. */
const v1Pre = z.strictObject({
  schema: z.string(),
  microFrontends: z.record(
    z.string(),
    z.array(
      z.strictObject({
        url: z.string(),
        fallbackUrl: z.string().optional(),
        metadata: z.strictObject({ integrity: z.string(), version: z.string() }),
        extras: z.record(z.string(), z.unknown()).optional(),
        deployment: z.object({ traffic: z.number().min(0).max(100), default: z.boolean() }).optional(),
      }),
    ),
  ),
});

const ORIGIN = 'https://site.example';
const DIGEST = `sha384-${'A'.repeat(64)}`;

const blog = {
  ...servedRemote('mfe-blog', '1.0.0', ['/blog']),
  canary: {
    rule: { percent: 33.33, salt: 'pinch', cohorts: ['beta'] },
    served: servedRemote('mfe-blog', '2.0.0', ['/blog', '/blog/new']),
  },
};
const site = liveSite([servedRemote('mfe-home', '1.0.0', ['/']), blog]);

describe('the live composition as frontend-discovery v1-pre', () => {
  it('matches the schema', () => {
    const text: unknown = JSON.parse(JSON.stringify(createDiscovery(site, ORIGIN)));
    expect(v1Pre.parse(text)).toEqual(text);
  });

  it('gives all visitors the live version of a remote without a canary', () => {
    expect(createDiscovery(site, ORIGIN).microFrontends['mfe-home']).toMatchObject([
      {
        url: `${ORIGIN}/remotes/mfe-home/1.0.0/remoteEntry.js`,
        metadata: { integrity: DIGEST, version: '1.0.0' },
        deployment: { traffic: 100, default: true },
      },
    ]);
  });

  it('divides the visitors between a version and its canary, which falls back to it', () => {
    expect(createDiscovery(site, ORIGIN).microFrontends['mfe-blog']).toMatchObject([
      { metadata: { version: '1.0.0' }, deployment: { traffic: 66.67, default: true } },
      {
        metadata: { version: '2.0.0' },
        fallbackUrl: `${ORIGIN}/remotes/mfe-blog/1.0.0/remoteEntry.js`,
        deployment: { traffic: 33.33, default: false },
        extras: { mockingbird: { canary: { salt: 'pinch', cohorts: ['beta'] } } },
      },
    ]);
  });

  it('names the previous version as the fallback', () => {
    const [home] = site.usable;
    if (!home) throw new Error('a site without its first remote');
    const fallback = manifestOf('mfe-home', '0.9.0', ['/']);
    const promoted = { ...site, usable: [{ ...home, fallback }] };
    expect(createDiscovery(promoted, ORIGIN).microFrontends['mfe-home']?.[0]?.fallbackUrl).toBe(
      `${ORIGIN}/remotes/mfe-home/0.9.0/remoteEntry.js`,
    );
  });

  it('has routes, files, shared ranges and the composition under extras, but no server bundle, author or reason', () => {
    const [home] = createDiscovery(site, ORIGIN).microFrontends['mfe-home'] ?? [];
    expect(home?.extras.mockingbird).toEqual({
      composition: {
        number: 7,
        key: site.liveKey,
        createdAt: site.composition.createdAt,
        kind: 'promote',
      },
      since: '2026-11-20T00:00:00.000Z',
      owner: 'team',
      apiVersion: 1,
      globalName: 'mfe_home_1_0_0',
      base: '/remotes/mfe-home/1.0.0/',
      routes: [{ id: 'r0', path: '/', kind: 'page', query: [] }],
      fragments: [],
      shared: {},
      files: { 'remoteEntry.js': { integrity: DIGEST, bytes: 1 } },
    });
  });
});
