import { describe, expect, it } from '@jest/globals';
import type { NavigationEntry } from '@mockingbird/contracts';
import { selectEntries } from './navigation-entries.js';

const entry = (label: string, audience?: NavigationEntry['audience']): NavigationEntry => ({
  label,
  href: `/${label}`,
  area: 'header',
  order: 1,
  audience,
});
const ALL = [
  entry('all'),
  entry('sign-in', 'signed-out'),
  entry('sign-out', 'signed-in'),
  entry('upload', 'admin'),
];
const labels = (role?: string) => selectEntries(ALL, 'header', role).map(({ label }) => label);

describe('the entries of the header', () => {
  it('are those for all visitors and those for this visitor', () => {
    expect(labels()).toEqual(['all', 'sign-in']);
    expect(labels('student')).toEqual(['all', 'sign-out']);
    for (const role of ['author', 'reviewer', 'publisher', 'platform', 'admin']) {
      expect(labels(role)).toEqual(['all', 'sign-out', 'upload']);
    }
    expect(labels('unknown')).toEqual(['all', 'sign-out']);
  });
});
