import { describe, expect, it } from '@jest/globals';
import { act, waitFor } from '@testing-library/react';
import { renderRoute } from '@mockingbird/testing/fake-shell';
import { listsApi, REMOTE } from '../../test/support.js';

type Region = { country?: string; source?: 'default' | 'stored' | 'reader'; resolved?: boolean };

const open = (url: string, region: Region = {}) =>
  renderRoute({ ...REMOTE, url, region, api: listsApi(), follow: true });

describe('the region of an address', () => {
  it('becomes the visitor’s, in upper case', async () => {
    const { region } = await open('/region/in', { country: 'US', source: 'stored', resolved: true });
    expect(region.getState()).toMatchObject({ country: 'IN', source: 'address', resolved: true });
  });

  it('stays unchanged when the address names no country', async () => {
    const { region, moves } = await open('/region/nowhere', {
      country: 'IN',
      source: 'stored',
      resolved: true,
    });
    expect(region.getState()).toMatchObject({ country: 'IN', source: 'stored' });
    expect(moves).toEqual([]);
  });

  it('wins over the reader’s choice on an earlier page', async () => {
    const { region, moves } = await open('/region/us', { country: 'IN', source: 'reader', resolved: true });
    expect(region.getState().country).toBe('US');
    expect(moves).toEqual([]);
  });

  it('follows the reader’s switch on this page', async () => {
    const { region, moves, address } = await open('/region/us');
    act(() => region.getState().setCountry('IN', 'reader'));
    expect(moves).toEqual([{ to: '/region/in' }]);
    await waitFor(() => expect(address()).toBe('/region/in'));
    expect(region.getState().country).toBe('IN');
  });

  it('follows the switch from an unknown address, back and forth too', async () => {
    const { region, moves, address } = await open('/region/nowhere');
    for (const country of ['US', 'IN', 'US']) {
      act(() => region.getState().setCountry(country, 'reader'));
      await waitFor(() => expect(region.getState()).toMatchObject({ country, source: 'address' }));
      expect(address()).toBe(`/region/${country.toLowerCase()}`);
    }
    expect(moves).toHaveLength(3);
  });

  it('stays when the reader chooses the region that is shown', async () => {
    const { region, moves } = await open('/region/us');
    act(() => region.getState().setCountry('US', 'reader'));
    expect(moves).toEqual([]);
  });
});

describe('the page of an exam family', () => {
  it('shows the learning paths of the visitor’s region and does not navigate', async () => {
    const { region, moves, container } = await open('/dmv', {
      country: 'IN',
      source: 'stored',
      resolved: true,
    });
    expect(container.textContent).toContain('Bank exams');
    act(() => region.getState().setCountry('DE', 'reader'));
    expect(container.textContent).toContain('Verbal ability');
    expect(moves).toEqual([]);
  });
});
