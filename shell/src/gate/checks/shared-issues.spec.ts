import { describe, expect, it } from '@jest/globals';
import { findSharedIssues } from './shared-issues.js';

const PROVIDED = { react: '19.3.1', '@mockingbird/platform': '0.1.0' };

describe('the shared libraries of a version', () => {
  it.each<Record<string, string>>([
    {},
    { react: '^19.3.1' },
    { react: '^19.0.0', '@mockingbird/platform': '^0.1.0' },
  ])('fit: %j', (ranges) => {
    expect(findSharedIssues(ranges, PROVIDED)).toEqual([]);
  });

  it('fit when the shell provides a pre-release inside the range', () => {
    expect(findSharedIssues({ react: '^19.3.0' }, { react: '19.4.0-rc.1' })).toEqual([]);
  });

  it('do not fit when the shell is older or of another major version', () => {
    expect(findSharedIssues({ react: '^19.4.0', '@mockingbird/platform': '^1.0.0' }, PROVIDED)).toEqual([
      { path: '/manifest/shared/react', message: 'Built for react ^19.4.0, and the shell provides 19.3.1' },
      {
        path: '/manifest/shared/@mockingbird~1platform',
        message: 'Built for @mockingbird/platform ^1.0.0, and the shell provides 0.1.0',
      },
    ]);
  });

  it('are refused when the shell does not provide them, whatever their name', () => {
    for (const library of ['vue', 'constructor', '__proto__']) {
      const ranges = Object.fromEntries([[library, '^3.0.0']]);
      expect(findSharedIssues(ranges, PROVIDED).map(({ message }) => message)).toEqual([
        `The shell does not provide ${library}: bundle it with the remote, or ask for it to be shared`,
      ]);
    }
  });

  it('are refused when the range is invalid', () => {
    expect(findSharedIssues({ react: 'the newest' }, PROVIDED)[0]?.message).toBe(
      '"the newest" is not a range of versions',
    );
  });
});
