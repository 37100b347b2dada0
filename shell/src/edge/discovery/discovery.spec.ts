import { describe, expect, it } from '@jest/globals';
import * as z from 'zod';
import { liveSite, manifestOf, servedRemote } from '../../../test/edge/live-site.js';
import { discoveryOf } from './discovery.js';

/** frontend-discovery v1-pre, as its JSON schema has it: nothing beside these names but under `extras`. */
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

describe('what is live in the form of frontend-discovery v1-pre', () => {
  it('fits the schema', () => {
    const text: unknown = JSON.parse(JSON.stringify(discoveryOf(site, ORIGIN)));
    expect(v1Pre.parse(text)).toEqual(text);
  });

  it('gives everybody the one version of a remote without a canary', () => {
    expect(discoveryOf(site, ORIGIN).microFrontends['mfe-home']).toMatchObject([
      {
        url: `${ORIGIN}/remotes/mfe-home/1.0.0/remoteEntry.js`,
        metadata: { integrity: DIGEST, version: '1.0.0' },
        deployment: { traffic: 100, default: true },
      },
    ]);
  });

  it('divides the visitors between a version and its canary, which falls back to it', () => {
    expect(discoveryOf(site, ORIGIN).microFrontends['mfe-blog']).toMatchObject([
      { metadata: { version: '1.0.0' }, deployment: { traffic: 66.67, default: true } },
      {
        metadata: { version: '2.0.0' },
        fallbackUrl: `${ORIGIN}/remotes/mfe-blog/1.0.0/remoteEntry.js`,
        deployment: { traffic: 33.33, default: false },
        extras: { mockingbird: { canary: { salt: 'pinch', cohorts: ['beta'] } } },
      },
    ]);
  });

  it('names the version before as the one to fall back to', () => {
    const [home] = site.usable;
    if (!home) throw new Error('a site without its first remote');
    const fallback = manifestOf('mfe-home', '0.9.0', ['/']);
    const promoted = { ...site, usable: [{ ...home, fallback }] };
    expect(discoveryOf(promoted, ORIGIN).microFrontends['mfe-home']?.[0]?.fallbackUrl).toBe(
      `${ORIGIN}/remotes/mfe-home/0.9.0/remoteEntry.js`,
    );
  });

  it('carries routes, files, shared ranges and which composition under extras; no server bundle, not who or why', () => {
    const [home] = discoveryOf(site, ORIGIN).microFrontends['mfe-home'] ?? [];
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
