import { describe, expect, it } from '@jest/globals';
import { isInCanary } from '@mockingbird/registry';
import { liveSite, servedRemote } from '../../../test/edge/live-site.js';
import { resolveCohortLink } from './cohort-link.js';
import { findVisitorRoute } from './find-visitor-route.js';

const rule = (percent: number, cohorts: string[] = []) => ({ percent, salt: 'salt', cohorts });
const ids = Array.from({ length: 200 }, (_, index) => `${index}`.padStart(22, 'v'));

const home = servedRemote('mfe-home', '1.0.0', ['/', '/about']);
const half = {
  ...servedRemote('mfe-blog', '1.0.0', ['/blog', '/blog/:slug', '/old']),
  canary: {
    rule: rule(50),
    served: servedRemote('mfe-blog', '2.0.0', ['/blog', '/blog/:slug', '/blog/new']),
  },
};
const site = liveSite([home, half]);
const versionFor = (path: string, id: string) => {
  const { match } = findVisitorRoute(site, path, { id });
  return match && 'server' in match.remote ? match.remote.server.version : undefined;
};

describe('the route of an address while a canary runs', () => {
  it('is that of the version that the rule selects, and the page is personal', () => {
    for (const id of ids) {
      expect(versionFor('/blog', id)).toBe(isInCanary(rule(50), { id }) ? '2.0.0' : '1.0.0');
    }
    expect(findVisitorRoute(site, '/blog', { id: ids[0] ?? '' })).toMatchObject({
      isPersonal: true,
      newVisitor: undefined,
    });
  });

  it('is the same for everybody on other remotes, without a visitor id', () => {
    expect(findVisitorRoute(site, '/about', {})).toMatchObject({
      isPersonal: false,
      match: { remote: home },
    });
    expect(findVisitorRoute(site, '/about', {}).newVisitor).toBeUndefined();
    expect(findVisitorRoute(site, '/nowhere', {})).toEqual({ isPersonal: false, match: undefined });
  });

  it('follows the routes of the visitor’s own version', () => {
    const inside = ids.filter((id) => isInCanary(rule(50), { id }));
    const outside = ids.filter((id) => !isInCanary(rule(50), { id }));
    const [insideId = ''] = inside;
    const [outsideId = ''] = outside;
    expect(findVisitorRoute(site, '/blog/new', { id: insideId }).match?.route.path).toBe('/blog/new');
    expect(findVisitorRoute(site, '/blog/new', { id: outsideId }).match?.route.path).toBe('/blog/:slug');
    expect(findVisitorRoute(site, '/old', { id: insideId })).toMatchObject({
      match: undefined,
      isPersonal: true,
    });
    expect(findVisitorRoute(site, '/old', { id: outsideId }).match?.route.path).toBe('/old');
  });

  it('is personal too where only the canary has the address, or a better pattern for another remote’s', () => {
    const wide = servedRemote('mfe-wide', '1.0.0', ['/x/*']);
    const narrow = {
      ...servedRemote('mfe-narrow', '1.0.0', ['/n']),
      canary: { rule: rule(50), served: servedRemote('mfe-narrow', '1.1.0', ['/n', '/x/:id']) },
    };
    const both = liveSite([wide, narrow]);
    const [outside = ''] = ids.filter((id) => !isInCanary(rule(50), { id }));
    expect(findVisitorRoute(both, '/x/1', { id: outside })).toMatchObject({
      isPersonal: true,
      match: { remote: wide },
    });
    expect(findVisitorRoute(both, '/x/1/2', { id: outside })).toMatchObject({ isPersonal: false });
  });

  it('creates an id for a visitor without one and decides by it', () => {
    const { newVisitor = '', match } = findVisitorRoute(site, '/blog', {});
    expect(newVisitor).toMatch(/^[A-Za-z0-9_-]{22}$/);
    expect(findVisitorRoute(site, '/blog', { id: newVisitor }).match).toEqual(match);
  });

  it.each([0, 100])('needs no id at %s %%', (percent) => {
    const all = liveSite([{ ...half, canary: { ...half.canary, rule: rule(percent) } }]);
    const { newVisitor, match } = findVisitorRoute(all, '/blog', {});
    expect(newVisitor).toBeUndefined();
    expect(match?.remote).toBe(percent === 0 ? all.remotes[0] : half.canary.served);
  });

  it('is that of the canary for a visitor of its cohort', () => {
    const betaSite = liveSite([{ ...half, canary: { ...half.canary, rule: rule(0, ['beta']) } }]);
    expect(findVisitorRoute(betaSite, '/blog', { cohort: 'beta' }).match?.remote).toBe(half.canary.served);
    expect(findVisitorRoute(betaSite, '/blog', { cohort: 'staff' }).match?.remote).toBe(betaSite.remotes[0]);
  });
});

describe('a link that names a cohort', () => {
  const betaSite = liveSite([{ ...half, canary: { ...half.canary, rule: rule(0, ['beta']) } }]);
  const follow = (address: string) =>
    resolveCohortLink(betaSite, new URL(address, 'https://site.example'), true);

  it('sets the cookie and leads to the address without the parameter', () => {
    expect(follow('/blog?a=1&mb-cohort=beta&b=2')).toEqual({
      to: '/blog?a=1&b=2',
      cookie: 'mb-cohort=beta; Path=/; Max-Age=31536000; SameSite=Lax; Secure',
    });
  });

  it('clears it with an empty value', () => {
    expect(follow('/blog?mb-cohort=')).toEqual({ to: '/blog', cookie: expect.stringContaining('Max-Age=0') });
  });

  it('changes nothing for a cohort that no running canary names', () => {
    expect(follow('/blog?mb-cohort=staff')).toEqual({ to: '/blog', cookie: undefined });
    expect(follow('/blog?mb-cohort=a%3B%20b')).toEqual({ to: '/blog', cookie: undefined });
  });

  it('is no such link otherwise', () => {
    expect(follow('/blog?cohort=beta')).toBeUndefined();
  });
});
