import { beforeEach, describe, expect, it } from '@jest/globals';
import { pino } from 'pino';
import { liveSite, manifestOf, servedRemote } from '../../../test/edge/live-site.js';
import type { Artefacts } from '../composition/artefacts.js';
import type { StaticFiles } from '../http/static-files.js';
import { Overrides } from './overrides.js';

const LOCAL = 'http://localhost:5173';
const rule = { percent: 50, salt: 'salt', cohorts: [] };
const home = servedRemote('mfe-home', '1.0.0', ['/']);
const blog = {
  ...servedRemote('mfe-blog', '1.0.0', ['/blog']),
  canary: { rule, served: servedRemote('mfe-blog', '1.1.0', ['/blog']) },
};
const site = liveSite([home, blog]);

/** Versions in the store, those on this machine, and the number of requests to the store. */
let published: string[];
let here: string[];
let requests: number;
let logged: string[];

beforeEach(() => {
  published = ['mfe-home@2.0.0', 'mfe-blog@3.0.0', 'mfe-new@1.0.0'];
  here = [];
  requests = 0;
  logged = [];
});

function overrides(isOn = true): Overrides {
  const manifest = (name: string, version: string) => manifestOf(name, version, ['/', '/new']);
  // Overrides uses nothing else of these two.
  const artefacts = {
    findStored: (name: string, version: string) =>
      Promise.resolve(here.includes(`${name}@${version}`) ? manifest(name, version) : undefined),
    fetchManifest: (name: string, version: string) => {
      requests += 1;
      return published.includes(`${name}@${version}`)
        ? Promise.resolve(manifest(name, version))
        : Promise.reject(new Error('MB-4005'));
    },
    ensure: () => Promise.resolve(new Map()),
    pathOf: () => '/dev/null',
  } as unknown as Artefacts;
  const files = { addVersion: () => Promise.resolve() } as unknown as StaticFiles;
  const log = pino({ level: 'info' }, { write: (line: string) => void logged.push(JSON.parse(line).code) });
  return new Overrides({ artefacts, files, log, origins: isOn ? [LOCAL] : undefined });
}

const at = (search: string) => new URL(`https://site.example/blog${search}`);

describe('an override', () => {
  it('replaces the live version with a published one on that page', async () => {
    const overridden = await overrides().apply(site, at('?mb=mfe-blog@3.0.0'));
    expect(
      overridden?.site.remotes.map(({ server, canary }) => [server.name, server.version, canary]),
    ).toEqual([
      ['mfe-home', '1.0.0', undefined],
      ['mfe-blog', '3.0.0', undefined],
    ]);
    expect(overridden?.override).toMatchObject([{ name: 'mfe-blog', remote: { version: '3.0.0' } }]);
    expect(site.remotes).toEqual([home, blog]);
  });

  it('shows a version of a remote that was never live', async () => {
    const overridden = await overrides().apply(site, at('?mb=mfe-new@1.0.0'));
    expect(overridden?.site.remotes.map(({ server }) => server.name)).toEqual([
      'mfe-home',
      'mfe-blog',
      'mfe-new',
    ]);
  });

  it('leaves a remote from an origin to the browser, and its canary does not run', async () => {
    const overridden = await overrides().apply(site, at(`?mb=mfe-blog@${LOCAL}`));
    expect([...(overridden?.localRemotes ?? [])]).toEqual(['mfe-blog']);
    expect(overridden?.override).toEqual([{ name: 'mfe-blog', origin: LOCAL }]);
    expect(overridden?.site.remotes.find(({ server }) => server.name === 'mfe-blog')?.canary).toBeUndefined();
  });

  it('requests a version from the store once, and again if it was missing', async () => {
    const shared = overrides();
    await Promise.all([
      shared.apply(site, at('?mb=mfe-home@2.0.0')),
      shared.apply(site, at('?mb=mfe-home@2.0.0')),
    ]);
    expect(requests).toBe(1);
    expect(await shared.apply(site, at('?mb=mfe-home@9.0.0'))).toBeUndefined();
    published.push('mfe-home@9.0.0');
    expect(await shared.apply(site, at('?mb=mfe-home@9.0.0'))).toBeDefined();
    expect([requests, logged]).toEqual([3, ['MB-3007']]);
  });

  it('does not request what is on this machine', async () => {
    here = ['mfe-home@1.0.0'];
    expect(await overrides().apply(site, at('?mb=mfe-home@1.0.0'))).toBeDefined();
    expect(requests).toBe(0);
  });

  it('that is not available has no effect, and the others apply', async () => {
    const overridden = await overrides().apply(
      site,
      at('?mb=mfe-home@7.7.7,mfe-blog@3.0.0,mfe-home@http://evil.test'),
    );
    expect(overridden?.override).toMatchObject([{ name: 'mfe-blog' }]);
    expect(logged).toContain('MB-3007');
  });

  it('has no effect where overrides are off', async () => {
    expect(await overrides(false).apply(site, at('?mb=mfe-blog@3.0.0'))).toBeUndefined();
    expect(requests).toBe(0);
  });

  it('is none without the parameter', async () => {
    expect(await overrides().apply(site, at(''))).toBeUndefined();
    expect(await overrides().apply(site, at('?mb='))).toBeUndefined();
  });
});
