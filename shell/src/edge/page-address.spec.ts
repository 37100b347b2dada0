import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import type { ManifestRoute } from '@mockingbird/contracts';
import { declaredQuery, tidyPath } from './page-address.js';

const route = (...query: string[]): ManifestRoute => ({
  id: 'r',
  path: '/r',
  kind: 'page',
  query,
  js: [],
  css: [],
});

describe('a tidy path', () => {
  it.each([
    ['/', '/'],
    ['/about', '/about'],
    ['/about/', '/about'],
    ['//', '/'],
    ['///a//b///', '/a/b'],
    ['/a%2F/', '/a%2F'],
  ])('of %s is %s', (path, tidy) => {
    expect(tidyPath(path)).toBe(tidy);
  });

  it('is its own tidy path, and never leads to another host', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('/', 'a', '%2F', '.')), (parts) => {
        const tidy = tidyPath(`/${parts.join('')}`);
        expect(tidyPath(tidy)).toBe(tidy);
        expect(tidy).toMatch(/^\/(?!\/)/);
      }),
    );
  });
});

describe('the query that a page depends on', () => {
  it('is the declared parameters alone, first values, in a fixed order', () => {
    const asked = new URLSearchParams('z=1&b=two words&utm=x&a=1&a=2&empty=');
    expect(declaredQuery(route('b', 'a', 'empty', 'missing'), asked)).toBe('?a=1&b=two+words');
    expect(declaredQuery(route(), asked)).toBe('');
  });

  it('does not depend on the order of the address', () => {
    const parameter = fc.tuple(fc.constantFrom('a', 'b', 'c', 'x'), fc.string({ minLength: 1 }));
    fc.assert(
      fc.property(fc.uniqueArray(parameter, { selector: ([name]) => name }), (pairs) => {
        const forth = declaredQuery(route('a', 'b', 'c'), new URLSearchParams(pairs));
        const back = declaredQuery(route('c', 'b', 'a'), new URLSearchParams([...pairs].reverse()));
        expect(back).toBe(forth);
      }),
    );
  });
});
