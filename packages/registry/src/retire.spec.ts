import { describe, expect, it } from '@jest/globals';
import type { Manifest } from '@mockingbird/contracts';
import { manifestOf } from '../test/manifest.js';
import { CompositionError, promote, withCanary } from './compose.js';
import { withoutRemote } from './retire.js';

const ABOUT = { by: 'release', why: 'it moved', createdAt: '2026-11-28T00:00:00.000Z' };
const link = (href: string): Manifest['navigation'][number] => ({
  label: 'Blog',
  href,
  area: 'header',
  order: 1,
});
const blog = manifestOf('blog', '1.0.0', '/blog', '/blog/:slug');
const home = (more: Partial<Manifest> = {}, version = '1.0.0', ...paths: string[]): Manifest => ({
  ...manifestOf('home', version, '/', ...paths),
  ...more,
});
const siteOf = (...manifests: Manifest[]) => promote(undefined, manifests, ABOUT);

/** The rejection of the retirement of the blog. */
function rejection(...manifests: Manifest[]): CompositionError {
  try {
    withoutRemote(siteOf(...manifests), 'blog', ABOUT);
  } catch (error) {
    if (error instanceof CompositionError) return error;
    throw error;
  }
  throw new Error('It was retired');
}

describe('the retirement of a remote', () => {
  it('leaves all others unchanged, and is numbered as any change', () => {
    const site = siteOf(home(), { ...blog, navigation: [link('/blog')] });
    const after = withoutRemote(site, 'blog', ABOUT);
    expect(after).toMatchObject({ number: 2, kind: 'retire', by: 'release', why: ABOUT.why });
    expect(after.remotes).toEqual(site.remotes.filter(({ manifest }) => manifest.name === 'home'));
  });

  it('is rejected when the version before links to it, because an automatic rollback would show that one', () => {
    const linking = home({ navigation: [link('/blog')] });
    const site = promote(siteOf(linking, blog), [home({}, '1.1.0')], ABOUT);
    expect(() => withoutRemote(site, 'blog', ABOUT)).toThrow(CompositionError);
  });

  it.each([
    ['the header', { navigation: [link('/blog?page=2#top')] }, '/remotes/home/navigation/0/href'],
    [
      'an address with a parameter',
      { navigation: [link('/blog/a-post')] },
      '/remotes/home/navigation/0/href',
    ],
    ['the search form', { search: { action: '/blog', parameter: 'q' } }, '/remotes/home/search/action'],
  ])('is rejected when another remote links to it from %s', (_, more, path) => {
    const { code, issues } = rejection(home(more), blog);
    expect([code, issues.map((issue) => issue.path)]).toEqual(['MB-4019', [path]]);
  });

  it('is rejected when the canary of another remote links to it', () => {
    const canary = home({ navigation: [link('/blog')] }, '1.1.0');
    const about = { percent: 1, cohorts: [], salt: 's' };
    const site = withCanary(siteOf(home(), blog), { manifest: canary, ...about }, ABOUT);
    expect(() => withoutRemote(site, 'blog', ABOUT)).toThrow(/link to pages of blog/);
  });

  it('is possible when another remote has a page at the address', () => {
    const site = siteOf(home({ navigation: [link('/blog')] }, '1.0.0', '/*'), blog);
    expect(withoutRemote(site, 'blog', ABOUT).remotes).toHaveLength(1);
  });

  it('is rejected for the only remote, and for one that is not live', () => {
    expect(rejection(blog).message).toMatch(/only remote/);
    expect(rejection(home()).message).toMatch(/not live/);
  });
});
