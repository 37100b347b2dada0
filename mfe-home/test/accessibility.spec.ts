import { describe, expect, it } from '@jest/globals';
import { findAccessibilityIssues, renderRoute } from '@mockingbird/testing/fake-shell';
import { listsApi, REMOTE } from './support.js';

const PAGES = [
  '/',
  '/region/in',
  '/region/us?q=chess',
  '/dmv',
  '/comingsoon',
  '/about',
  '/terms',
  '/privacy',
  '/sitemap',
  '/login',
  '/signup',
  '/logout',
  '/account',
];

describe('accessibility', () => {
  it.each(PAGES)('finds no issue at %s', async (url) => {
    const { container } = await renderRoute({ ...REMOTE, url, api: listsApi(), siteMap: [] });
    expect(await findAccessibilityIssues(container)).toEqual([]);
  });
});
