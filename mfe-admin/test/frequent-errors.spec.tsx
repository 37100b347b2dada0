import { describe, expect, it } from '@jest/globals';
import { render } from '@testing-library/react';
import type { FrequentErrors as VersionErrors, PublishedVersion } from '@mockingbird/contracts';
import { findAccessibilityIssues } from '@mockingbird/testing/fake-shell';
import { FrequentErrors } from '../src/releases/health/frequent-errors.js';

const AT = '2026-11-20T17:05:00.000Z';
const VERSION: PublishedVersion = {
  name: 'mfe-home',
  version: '2.1.0',
  owner: 'home',
  publishedAt: AT,
  by: 'team-x',
  bytes: 204_800,
  state: 'live',
};
const ERRORS: VersionErrors = {
  name: 'mfe-home',
  version: '2.1.0',
  errors: [
    {
      kind: 'handler',
      message: 'x is undefined',
      stack: [
        { file: 'remoteEntry.js', line: 1, column: 900 },
        {
          ...{ file: 'about.js', line: 1, column: 2_000 },
          source: { file: 'mfe-home/src/about/about-page.tsx', line: 12, column: 7 },
        },
      ],
      visitors: 6,
      lastAt: AT,
    },
    { kind: 'load', message: '', stack: [{ file: 'about.js', line: 1, column: 3 }], visitors: 1, lastAt: AT },
  ],
};

const show = (published: readonly PublishedVersion[], versions = [ERRORS]) =>
  render(<FrequentErrors versions={versions} published={published} />);

describe('the errors of the last day', () => {
  it('name the line of the source, or the place in the built file', async () => {
    const { container, getByText } = show([VERSION]);
    const error = getByText('x is undefined').closest('li');
    expect(error?.textContent).toContain('mfe-home/src/about/about-page.tsx, line 12, column 7');
    expect(error?.textContent).toContain('6 visitors, an action failed, 20 Nov 2026, 17:05 UTC');
    expect(getByText('no message').closest('li')?.textContent).toContain('about.js, line 1, column 3');
    expect(await findAccessibilityIssues(container)).toEqual([]);
  });

  it('name the owner, the commit, and an automatic rollback', () => {
    const commit = 'abcdef0123456789';
    const autoRollback = { composition: 7, at: AT };
    expect(show([VERSION]).container.textContent).toContain('Owner: home');
    expect(show([{ ...VERSION, commit }]).container.textContent).toContain('built from commit abcdef0123');
    expect(show([{ ...VERSION, autoRollback }]).container.textContent).toContain(
      'Owner: home. Rolled back automatically 20 Nov 2026, 17:05 UTC',
    );
  });

  it('are none where there are none', () => {
    expect(show([VERSION], []).container.textContent).toBe('No errors with a message in the last day.');
  });
});
