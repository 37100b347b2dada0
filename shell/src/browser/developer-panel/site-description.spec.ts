import { expect, it } from '@jest/globals';
import { parseSiteDescription } from './site-description.js';

const version = (owner: string, shared: Record<string, string>) => ({
  url: 'https://site.test/entry.js',
  extras: { mockingbird: { owner, composition: { number: 7, key: '7-x' }, shared } },
});

it('the description of the site has its number, the owners, and the ranges that remotes need', () => {
  const { composition, owners, ranges } = parseSiteDescription({
    microFrontends: {
      'mfe-a': [version('reading', { react: '^19.3.0' }), version('reading', { react: '^19.4.0' })],
      'mfe-b': [version('tests', { react: '^19.3.0', zustand: '^5.0.0' })],
    },
  });
  expect(composition).toBe(7);
  expect([...owners]).toEqual([
    ['mfe-a', 'reading'],
    ['mfe-b', 'tests'],
  ]);
  expect([...(ranges.get('react') ?? [])]).toEqual(['^19.3.0', '^19.4.0']);
  expect([...(ranges.get('zustand') ?? [])]).toEqual(['^5.0.0']);
});

it('another body is refused with the path of what is wrong', () => {
  const body = { microFrontends: { 'mfe-a': [{ extras: { mockingbird: { owner: 3 } } }] } };
  expect(() => parseSiteDescription(body)).toThrow(/owner/);
});
