import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import type { ManifestRoute } from '@mockingbird/contracts';
import {
  hasLongSegment,
  normalizePath,
  resolvePageAddress,
  SEGMENT_LIMIT,
  selectDeclaredQuery,
} from './page-address.js';

const route = (...query: string[]): ManifestRoute => ({
  id: 'r',
  path: '/r',
  kind: 'page',
  query,
  js: [],
  css: [],
});

describe('a normalized path', () => {
  it.each([
    ['/', '/'],
    ['/about', '/about'],
    ['/about/', '/about'],
    ['//', '/'],
    ['///a//b///', '/a/b'],
    ['/a%2F/', '/a%2F'],
  ])('of %s is %s', (path, expected) => {
    expect(normalizePath(path)).toBe(expected);
  });

  it('stays the same when it is normalized again, and never leads to another host', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('/', 'a', '%2F', '.')), (parts) => {
        const normalized = normalizePath(`/${parts.join('')}`);
        expect(normalizePath(normalized)).toBe(normalized);
        expect(normalized).toMatch(/^\/(?!\/)/);
      }),
    );
  });
});

describe('the query that a page depends on', () => {
  it('is the declared parameters alone, first values, in a fixed order', () => {
    const requested = new URLSearchParams('z=1&b=two words&utm=x&a=1&a=2&empty=');
    expect(selectDeclaredQuery(route('b', 'a', 'empty', 'missing'), requested)).toBe('?a=1&b=two+words');
    expect(selectDeclaredQuery(route(), requested)).toBe('');
  });

  it('does not depend on the order of the address', () => {
    const parameter = fc.tuple(fc.constantFrom('a', 'b', 'c', 'x'), fc.string({ minLength: 1 }));
    fc.assert(
      fc.property(fc.uniqueArray(parameter, { selector: ([name]) => name }), (pairs) => {
        const forth = selectDeclaredQuery(route('a', 'b', 'c'), new URLSearchParams(pairs));
        const back = selectDeclaredQuery(route('c', 'b', 'a'), new URLSearchParams([...pairs].reverse()));
        expect(back).toBe(forth);
      }),
    );
  });
});

describe('the address of a page', () => {
  const exam = { path: '/exam/:examId', parameters: { examId: 'key' as const } };
  const test = { path: '/mocktest/:examId/:testId', parameters: { examId: 'key' as const } };
  const region = { path: '/articles/region/:country', parameters: { country: 'country' as const } };
  const both = (path: string) => ({ canonical: path, rendered: path });

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
      { canonical: '/articles/region/Nowhere', rendered: '/articles/region/zz' },
    ],
    ['/articles/region/zz', region, both('/articles/region/zz')],
    ['/Any_Thing', { path: '/:name' }, both('/Any_Thing')],
  ])('%s', (path, route, expected) => {
    expect(resolvePageAddress(route, path)).toEqual(expected);
  });

  it('is canonical after one redirect', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom(exam, region), (value, route) => {
        const path = route.path.replace(/:\w+/, encodeURIComponent(value));
        const { canonical } = resolvePageAddress(route, path);
        expect(resolvePageAddress(route, canonical).canonical).toBe(canonical);
      }),
    );
  });
});

describe('an address with a long segment', () => {
  const longest = 'x'.repeat(SEGMENT_LIMIT);

  it.each([
    [`/exam/${longest}`, false],
    [`/exam/${longest}x`, true],
    [`/${longest}x/a`, true],
    [`/${longest}/${longest}`, false],
    // Three characters of the address for each of the id.
    [`/exam/${'%2D'.repeat(SEGMENT_LIMIT)}`, false],
    [`/exam/${'%2D'.repeat(SEGMENT_LIMIT + 1)}`, true],
    [`/exam/${'%'.repeat(SEGMENT_LIMIT + 1)}`, true],
  ])('is recognized: %s', (pathname, expected) => {
    expect(hasLongSegment(pathname)).toBe(expected);
  });
});
