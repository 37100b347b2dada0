import { describe, expect, it } from '@jest/globals';
import { chooseRoutes } from './choose-routes.js';

const ROUTES = [{ path: '/region/us' }, { path: '/exam/ssc' }, { path: '/blog' }, { path: '/blog/a-post' }];
const chosen = (...addresses: string[]) => chooseRoutes(ROUTES, addresses).map(({ path }) => path);

describe('the choice of routes', () => {
  it('is all of them when none is named', () => {
    expect(chosen()).toHaveLength(4);
  });

  it('keeps their order and takes an exact address alone', () => {
    expect(chosen('/blog', '/region/us')).toEqual(['/region/us', '/blog']);
  });

  it('finds a page by the address without its id', () => {
    expect(chosen('/exam')).toEqual(['/exam/ssc']);
  });

  it('refuses an address that no route has', () => {
    expect(() => chosen('/articles')).toThrow('No route /articles; there are /region/us');
  });
});
