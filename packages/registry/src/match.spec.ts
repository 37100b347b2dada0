import { describe, expect, it } from '@jest/globals';
import type { ManifestRoute } from '@mockingbird/contracts';
import fc from 'fast-check';
import { collide, comparePatterns, matches, parametersOf, resolveRoute } from './match.js';

const route = (path: string): ManifestRoute => ({ id: 'r', path, kind: 'page', query: [], js: [], css: [] });
const remote = (name: string, ...paths: string[]) => ({ name, routes: paths.map(route) });

describe('matching an address', () => {
  it.each([
    ['/', '/', true],
    ['/', '/a', false],
    ['/exam/:examId', '/exam/dmv', true],
    ['/exam/:examId', '/exam', false],
    ['/exam/:examId', '/exam/a/b', false],
    ['/a/*', '/a', true],
    ['/a/*', '/a/b/c', true],
    ['/a/*', '/b', false],
    ['/sitemap.xml', '/sitemap.xml', true],
    ['/Exam', '/exam', false],
  ])('%s and %s: %s', (pattern, pathname, expected) => {
    expect(matches(pattern, pathname)).toBe(expected);
  });

  it('gives the parameters, decoded where they can be', () => {
    expect(parametersOf('/mocktest/:examId/:testId', '/mocktest/a%20b/%E0%A4%A')).toEqual({
      examId: 'a b',
      testId: '%E0%A4%A',
    });
    expect(parametersOf('/a/:b', '/a')).toEqual({ b: '' });
  });
});

describe('choosing among patterns', () => {
  it('prefers a word to a parameter, and a parameter to the rest', () => {
    const remotes = [remote('a', '/tools/:name', '/*'), remote('b', '/tools/external-calculators')];
    expect(resolveRoute(remotes, '/tools/external-calculators')?.remote.name).toBe('b');
    expect(resolveRoute(remotes, '/tools/sat')?.route.path).toBe('/tools/:name');
    expect(resolveRoute(remotes, '/x/y')?.route.path).toBe('/*');
    expect(resolveRoute([remote('a', '/only')], '/other')).toBeUndefined();
  });

  it('does not depend on the order of the remotes', () => {
    const pattern = fc
      .array(fc.constantFrom('a', 'b', ':x', ':y'), { maxLength: 4 })
      .map((segments) => `/${segments.join('/')}`);
    fc.assert(
      fc.property(
        fc.uniqueArray(pattern, { maxLength: 8 }),
        fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 4 }),
        (patterns, given) => {
          const pathname = `/${given.join('/')}`;
          const distinct = patterns.filter(
            (one, at) => !patterns.slice(0, at).some((other) => collide(one, other)),
          );
          const forward = resolveRoute([remote('a', ...distinct)], pathname);
          const backward = resolveRoute([remote('a', ...[...distinct].reverse())], pathname);
          expect(forward?.route.path).toBe(backward?.route.path);
        },
      ),
    );
  });

  it('chooses what comparing every pattern would choose', () => {
    const segment = fc.constantFrom('a', 'b', 'c', ':x', ':y');
    const pattern = fc
      .tuple(fc.array(segment, { maxLength: 3 }), fc.boolean())
      .map(([segments, isOpen]) => `/${[...segments, ...(isOpen ? ['*'] : [])].join('/')}`);
    const given = fc.array(fc.constantFrom('a', 'b', 'd', '*', ':x'), { maxLength: 4 });
    fc.assert(
      fc.property(fc.array(fc.array(pattern, { maxLength: 4 }), { maxLength: 6 }), given, (lists, parts) => {
        const pathname = `/${parts.join('/')}`;
        const remotes = lists.map((patterns, at) => remote(`r${at}`, ...patterns));
        const [best] = lists
          .flat()
          .filter((each) => matches(each, pathname))
          .sort(comparePatterns);
        const found = resolveRoute(remotes, pathname)?.route.path;
        expect(found === undefined).toBe(best === undefined);
        if (found !== undefined && best !== undefined) expect(comparePatterns(found, best)).toBe(0);
      }),
    );
  });

  it('orders two patterns the same way round from either side', () => {
    expect(comparePatterns('/a/:b', '/a/b')).toBeGreaterThan(0);
    expect(comparePatterns('/a/b', '/a/:b')).toBeLessThan(0);
    expect(comparePatterns('/a/:b', '/a/:c')).toBe(0);
    expect(comparePatterns('/a', '/a/:c')).toBeGreaterThan(0);
  });
});

describe('patterns that collide', () => {
  it.each([
    ['/exam/:id', '/exam/:examId', true],
    ['/exam/:id', '/exam/dmv', false],
    ['/a/b', '/a/b', true],
    ['/a/b', '/a/c', false],
    ['/a', '/a/b', false],
    ['/*', '/*', true],
  ])('%s and %s: %s', (left, right, expected) => {
    expect(collide(left, right)).toBe(expected);
  });
});
