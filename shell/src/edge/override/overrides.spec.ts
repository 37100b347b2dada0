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

/** Versions in the store, those on this machine, and how often the store was asked. */
let published: string[];
let here: string[];
let asked: number;
let logged: string[];

beforeEach(() => {
  published = ['mfe-home@2.0.0', 'mfe-blog@3.0.0', 'mfe-new@1.0.0'];
  here = [];
  asked = 0;
  logged = [];
});

function overrides(isOn = true): Overrides {
  const manifest = (name: string, version: string) => manifestOf(name, version, ['/', '/new']);
  // What Overrides asks of these two, and nothing else.
  const artefacts = {
    known: (name: string, version: string) =>
      Promise.resolve(here.includes(`${name}@${version}`) ? manifest(name, version) : undefined),
    published: (name: string, version: string) => {
      asked += 1;
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
  it('puts a published version in the live one’s place, for that page', async () => {
    const instead = await overrides().apply(site, at('?mb=mfe-blog@3.0.0'));
    expect(instead?.site.remotes.map(({ server, canary }) => [server.name, server.version, canary])).toEqual([
      ['mfe-home', '1.0.0', undefined],
      ['mfe-blog', '3.0.0', undefined],
    ]);
    expect(instead?.override).toMatchObject([{ name: 'mfe-blog', remote: { version: '3.0.0' } }]);
    expect(site.remotes).toEqual([home, blog]);
  });

  it('shows a version of a remote that was never live', async () => {
    const instead = await overrides().apply(site, at('?mb=mfe-new@1.0.0'));
    expect(instead?.site.remotes.map(({ server }) => server.name)).toEqual([
      'mfe-home',
      'mfe-blog',
      'mfe-new',
    ]);
  });

  it('leaves a remote from an origin to the browser, and its canary does not run', async () => {
    const instead = await overrides().apply(site, at(`?mb=mfe-blog@${LOCAL}`));
    expect([...(instead?.local ?? [])]).toEqual(['mfe-blog']);
    expect(instead?.override).toEqual([{ name: 'mfe-blog', origin: LOCAL }]);
    expect(instead?.site.remotes.find(({ server }) => server.name === 'mfe-blog')?.canary).toBeUndefined();
  });

  it('asks the store once for a version, and again for one that was not there', async () => {
    const one = overrides();
    await Promise.all([one.apply(site, at('?mb=mfe-home@2.0.0')), one.apply(site, at('?mb=mfe-home@2.0.0'))]);
    expect(asked).toBe(1);
    expect(await one.apply(site, at('?mb=mfe-home@9.0.0'))).toBeUndefined();
    published.push('mfe-home@9.0.0');
    expect(await one.apply(site, at('?mb=mfe-home@9.0.0'))).toBeDefined();
    expect([asked, logged]).toEqual([3, ['MB-3007']]);
  });

  it('does not ask for what is on this machine', async () => {
    here = ['mfe-home@1.0.0'];
    expect(await overrides().apply(site, at('?mb=mfe-home@1.0.0'))).toBeDefined();
    expect(asked).toBe(0);
  });

  it('that cannot be had leaves the live version, and the others stand', async () => {
    const instead = await overrides().apply(
      site,
      at('?mb=mfe-home@7.7.7,mfe-blog@3.0.0,mfe-home@http://evil.test'),
    );
    expect(instead?.override).toMatchObject([{ name: 'mfe-blog' }]);
    expect(logged).toContain('MB-3007');
  });

  it('is not heard where overrides are off', async () => {
    expect(await overrides(false).apply(site, at('?mb=mfe-blog@3.0.0'))).toBeUndefined();
    expect(asked).toBe(0);
  });

  it('is none without the parameter', async () => {
    expect(await overrides().apply(site, at(''))).toBeUndefined();
    expect(await overrides().apply(site, at('?mb='))).toBeUndefined();
  });
});
