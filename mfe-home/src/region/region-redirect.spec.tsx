import { describe, expect, it } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { renderRoute } from '@mockingbird/testing/fake-shell';
import { listsApi, REMOTE } from '../../test/support.js';

describe('the home page without a region', () => {
  it('redirects immediately to a known region and replaces the history entry', async () => {
    const { moves } = await renderRoute({
      ...REMOTE,
      url: '/',
      region: { country: 'IN', source: 'stored', resolved: true },
    });
    expect(moves).toEqual([{ to: '/region/in', replace: true }]);
  });

  it('waits with a spinner until the look-up has answered', async () => {
    const { moves, region } = await renderRoute({ ...REMOTE, url: '/' });
    expect(screen.getByRole('status').textContent).toBe('Finding exams for your region');
    expect(moves).toEqual([]);
    act(() => region.getState().setCountry('DE', 'lookup'));
    expect(moves).toEqual([{ to: '/region/de', replace: true }]);
  });

  it('opens the United States when the look-up was given up', async () => {
    const { moves, region } = await renderRoute({ ...REMOTE, url: '/' });
    act(() => region.getState().markResolved());
    expect(moves).toEqual([{ to: '/region/us', replace: true }]);
  });

  it('keeps the query of its address', async () => {
    window.history.replaceState(null, '', '/?utm_source=x');
    const { moves } = await renderRoute({ ...REMOTE, url: '/', region: { resolved: true } });
    window.history.replaceState(null, '', '/');
    expect(moves).toEqual([{ to: '/region/us?utm_source=x', replace: true }]);
  });

  it('shows the region’s page afterwards', async () => {
    const { address } = await renderRoute({
      ...REMOTE,
      url: '/',
      follow: true,
      api: listsApi(),
      region: { resolved: true },
    });
    expect(await screen.findByRole('heading', { name: 'Most Popular Exams This Month' })).toBeTruthy();
    expect(address()).toBe('/region/us');
  });
});
