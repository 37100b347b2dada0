import { describe, expect, it } from '@jest/globals';
import { groupAddresses } from './group-addresses.js';

describe('groupAddresses', () => {
  it('puts addresses of all remotes under headings for readers, in a fixed order', () => {
    const groups = groupAddresses([
      { remote: 'b', entries: [{ path: '/about', title: 'About' }] },
      {
        remote: 'a',
        entries: [
          { path: '/tools/act-score-calculator', title: 'ACT' },
          { path: '/exam/percentage', title: 'Percentage' },
          { path: '/region/us', title: 'US' },
        ],
      },
    ]);
    expect(groups.map((group) => group.title)).toEqual([
      'Start here',
      'Exams and topics',
      'Calculators',
      'About the site',
    ]);
  });

  it('contains every address exactly once', () => {
    const entries = ['/x', '/x', '/', '/constructor/y'].map((path) => ({ path, title: path }));
    const paths = groupAddresses([{ remote: 'a', entries }]).flatMap((group) =>
      group.entries.map((entry) => entry.path),
    );
    expect(paths.sort()).toEqual(['/', '/constructor/y', '/x']);
  });
});
