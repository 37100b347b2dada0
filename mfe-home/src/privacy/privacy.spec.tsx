import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { findAccessibilityIssues, renderRoute, renderRouteToString } from '@mockingbird/testing/fake-shell';
import { REMOTE, htmlToText } from '../../test/support.js';

const BEFORE_MIDNIGHT = Date.UTC(2026, 11, 31, 23, 59, 59);
const PRIVACY = { ...REMOTE, url: '/privacy', site: { renderedAt: BEFORE_MIDNIGHT } };

describe('the privacy page', () => {
  beforeEach(() => void jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] }));
  afterEach(() => void jest.useRealTimers());

  it('shows the server’s day of UTC as Last Updated', async () => {
    const { html } = await renderRouteToString(PRIVACY);
    expect(htmlToText(html)).toContain('Last Updated: December 31, 2026');
    expect(html).toContain('dateTime="2026-12-31"');
  });

  it('shows the new day when the page comes from a cache filled before midnight', async () => {
    jest.setSystemTime(BEFORE_MIDNIGHT + 2_000);
    const { container } = await renderRoute(PRIVACY);
    expect(container.querySelector('time')?.textContent).toBe('January 1, 2027');
    expect(container.querySelector('time')?.getAttribute('datetime')).toBe('2027-01-01');
  });

  it('ignores a device whose clock is behind the server’s', async () => {
    jest.setSystemTime(Date.UTC(2020, 0, 1));
    const { container } = await renderRoute(PRIVACY);
    expect(container.querySelector('time')?.textContent).toBe('December 31, 2026');
  });

  it('names the support address where there is one', async () => {
    const site = { ...PRIVACY.site, supportEmail: 'help@site.test' };
    expect((await renderRouteToString({ ...PRIVACY, site })).html).toContain('href="mailto:help@site.test"');
    expect((await renderRouteToString(PRIVACY)).html).not.toContain('mailto:');
  });

  it.each(['What stays on your device', 'What we receive', 'What others receive'])(
    'says of all data what it is, where it is and for how long: %s',
    async (name) => {
      await renderRoute(PRIVACY);
      const table = within(screen.getByRole('table', { name }));
      expect(table.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
        'What',
        'Where',
        'How long',
      ]);
      const [, ...rows] = table.getAllByRole('row');
      expect(rows.length).toBeGreaterThan(2);
      for (const row of rows) {
        expect(within(row).getByRole('rowheader').textContent).not.toBe('');
        expect(within(row).getAllByRole('cell')).toHaveLength(2);
      }
    },
  );

  it('has no accessibility issue', async () => {
    const { container } = await renderRoute(PRIVACY);
    jest.useRealTimers();
    expect(await findAccessibilityIssues(container)).toEqual([]);
  });
});
