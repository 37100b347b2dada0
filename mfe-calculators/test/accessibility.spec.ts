import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { findAccessibilityIssues, renderRoute } from '@mockingbird/testing/fake-shell';
import { listsApi, REMOTE } from './support.js';

const PAGES = [
  '/tools',
  '/tools/external-calculators',
  '/tools/sat-score-calculator',
  '/tools/act-score-calculator?test=enhanced&raw=1.2.3.4',
  '/tools/ap-bio-score-calculator?mcq=x',
];

describe('accessibility', () => {
  it.each(PAGES)('has no issues at %s', async (url) => {
    const { container } = await renderRoute({ ...REMOTE, url, api: listsApi() });
    if (url.includes('score')) await screen.findByRole('button', { name: 'Share link' });
    expect(await findAccessibilityIssues(container)).toEqual([]);
  });
});
