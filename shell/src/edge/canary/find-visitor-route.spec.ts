import { describe, expect, it } from '@jest/globals';
import { isInCanary } from '@mockingbird/registry';
import { liveSite, servedRemote } from '../../../test/edge/live-site.js';
import { cohortLink } from './cohort-link.js';
import { findAnswer } from './find-visitor-route.js';

const rule = (percent: number, cohorts: string[] = []) => ({ percent, salt: 'salt', cohorts });
const ids = Array.from({ length: 200 }, (_, at) => `${at}`.padStart(22, 'v'));

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
  const { match } = findAnswer(site, path, { id });
  return match && 'server' in match.remote ? match.remote.server.version : undefined;
};

describe('who answers an address while a canary runs', () => {
  it('is the version that the rule gives to the visitor, and the page is for this visitor alone', () => {
    for (const id of ids) {
      expect(versionFor('/blog', id)).toBe(isInCanary(rule(50), { id }) ? '2.0.0' : '1.0.0');
    }
    expect(findAnswer(site, '/blog', { id: ids[0] ?? '' })).toMatchObject({
      personal: true,
      newVisitor: undefined,
    });
  });

  it('is the same for everybody on the other remotes, and nobody is given an id there', () => {
    expect(findAnswer(site, '/about', {})).toMatchObject({ personal: false, match: { remote: home } });
    expect(findAnswer(site, '/about', {}).newVisitor).toBeUndefined();
    expect(findAnswer(site, '/nowhere', {})).toEqual({ personal: false, match: undefined });
  });

  it('follows the routes of the visitor’s own version', () => {
    const inside = ids.filter((id) => isInCanary(rule(50), { id }));
    const outside = ids.filter((id) => !isInCanary(rule(50), { id }));
    const [one = ''] = inside;
    const [other = ''] = outside;
    expect(findAnswer(site, '/blog/new', { id: one }).match?.route.path).toBe('/blog/new');
    expect(findAnswer(site, '/blog/new', { id: other }).match?.route.path).toBe('/blog/:slug');
    expect(findAnswer(site, '/old', { id: one })).toMatchObject({ match: undefined, personal: true });
    expect(findAnswer(site, '/old', { id: other }).match?.route.path).toBe('/old');
  });

  it('is personal too where only the canary has the address, or a better pattern for another remote’s', () => {
    const wide = servedRemote('mfe-wide', '1.0.0', ['/x/*']);
    const narrow = {
      ...servedRemote('mfe-narrow', '1.0.0', ['/n']),
      canary: { rule: rule(50), served: servedRemote('mfe-narrow', '1.1.0', ['/n', '/x/:id']) },
    };
    const both = liveSite([wide, narrow]);
    const [outside = ''] = ids.filter((id) => !isInCanary(rule(50), { id }));
    expect(findAnswer(both, '/x/1', { id: outside })).toMatchObject({
      personal: true,
      match: { remote: wide },
    });
    expect(findAnswer(both, '/x/1/2', { id: outside })).toMatchObject({ personal: false });
  });

  it('gives a visitor without an id one, and decides by it', () => {
    const { newVisitor = '', match } = findAnswer(site, '/blog', {});
    expect(newVisitor).toMatch(/^[A-Za-z0-9_-]{22}$/);
    expect(findAnswer(site, '/blog', { id: newVisitor }).match).toEqual(match);
  });

  it.each([0, 100])('needs no id at %s %%', (percent) => {
    const all = liveSite([{ ...half, canary: { ...half.canary, rule: rule(percent) } }]);
    const { newVisitor, match } = findAnswer(all, '/blog', {});
    expect(newVisitor).toBeUndefined();
    expect(match?.remote).toBe(percent === 0 ? all.remotes[0] : half.canary.served);
  });

  it('is the canary for a visitor of its group', () => {
    const group = liveSite([{ ...half, canary: { ...half.canary, rule: rule(0, ['beta']) } }]);
    expect(findAnswer(group, '/blog', { cohort: 'beta' }).match?.remote).toBe(half.canary.served);
    expect(findAnswer(group, '/blog', { cohort: 'staff' }).match?.remote).toBe(group.remotes[0]);
  });
});

describe('a link that names a group', () => {
  const group = liveSite([{ ...half, canary: { ...half.canary, rule: rule(0, ['beta']) } }]);
  const follow = (address: string) => cohortLink(group, new URL(address, 'https://site.example'), true);

  it('sets the cookie and leads to the address without the parameter', () => {
    expect(follow('/blog?a=1&mb-cohort=beta&b=2')).toEqual({
      to: '/blog?a=1&b=2',
      cookie: 'mb-cohort=beta; Path=/; Max-Age=31536000; SameSite=Lax; Secure',
    });
  });

  it('clears it with an empty value', () => {
    expect(follow('/blog?mb-cohort=')).toEqual({ to: '/blog', cookie: expect.stringContaining('Max-Age=0') });
  });

  it('changes nothing for a group that no running canary names', () => {
    expect(follow('/blog?mb-cohort=staff')).toEqual({ to: '/blog', cookie: undefined });
    expect(follow('/blog?mb-cohort=a%3B%20b')).toEqual({ to: '/blog', cookie: undefined });
  });

  it('is no such link otherwise', () => {
    expect(follow('/blog?cohort=beta')).toBeUndefined();
  });
});
