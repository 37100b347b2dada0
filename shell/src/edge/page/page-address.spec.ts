import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import type { ManifestRoute } from '@mockingbird/contracts';
import { declaredQuery, pageAddress, tidyPath } from './page-address.js';

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

describe('the address of a page', () => {
  const exam = { path: '/exam/:examId', parameters: { examId: 'key' as const } };
  const test = { path: '/mocktest/:examId/:testId', parameters: { examId: 'key' as const } };
  const region = { path: '/articles/region/:country', parameters: { country: 'country' as const } };
  const both = (path: string) => ({ canonical: path, shown: path });

  it.each([
    ['/exam/attack-exam', exam, both('/exam/attack-exam')],
    ['/exam/ATTACK-EXAM', exam, both('/exam/attack-exam')],
    ['/exam/dmv_california', exam, both('/exam/dmv-california')],
    ['/exam/%61bc', exam, both('/exam/abc')],
    ['/exam/a%2Fb', exam, both('/exam/a%2Fb')],
    ['/exam/%E0%A4%A', exam, both('/exam/%E0%A4%A')],
    ['/mocktest/SSC_CGL/Test_1', test, both('/mocktest/ssc-cgl/Test_1')],
    ['/articles/region/in', region, both('/articles/region/in')],
    ['/articles/region/IN', region, both('/articles/region/in')],
    [
      '/articles/region/Nowhere',
      region,
      { canonical: '/articles/region/Nowhere', shown: '/articles/region/zz' },
    ],
    ['/articles/region/zz', region, both('/articles/region/zz')],
    ['/Any_Thing', { path: '/:name' }, both('/Any_Thing')],
  ])('%s', (path, route, expected) => {
    expect(pageAddress(route, path)).toEqual(expected);
  });

  it('is spelled right after one redirect', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom(exam, region), (value, route) => {
        const path = route.path.replace(/:\w+/, encodeURIComponent(value));
        const { canonical } = pageAddress(route, path);
        expect(pageAddress(route, canonical).canonical).toBe(canonical);
      }),
    );
  });
});
