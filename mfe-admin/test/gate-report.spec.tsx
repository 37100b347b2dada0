import { beforeEach, describe, expect, it } from '@jest/globals';
import { fireEvent, within } from '@testing-library/react';
import type { GateReport, PublishedVersion, ReleaseOverview } from '@mockingbird/contracts';
import type { ReleaseAdminCalls } from '@mockingbird/platform';
import { findAccessibilityIssues } from '@mockingbird/testing/fake-shell';
import { fails, forget, open, refusal, signInAs } from './support.js';
import { press, settle } from './upload-support.js';

const AT = '2026-11-20T17:05:00.000Z';

const version = (number: string, hasReport: boolean): PublishedVersion => ({
  ...{ name: 'mfe-home', version: number, owner: 'home', publishedAt: AT, by: 'team-x' },
  ...{ bytes: 204_800, state: 'stored', ...(hasReport ? { hasReport } : {}) },
});

const overview: ReleaseOverview = {
  composition: { number: 7, createdAt: AT, kind: 'promote', by: 'team-x', why: '', remotes: [] },
  health: [],
  versions: [version('2.1.0', true), version('2.0.0', false)],
  errorSeries: { from: AT, slotMinutes: 15, slots: 4, series: [] },
};

const report: GateReport = {
  at: AT,
  liveVersion: '2.0.0',
  notes: ['1 picture is left out'],
  routes: [
    {
      ...{ routeId: 'about', path: '/about', notes: [] },
      pictures: [{ width: 390, candidate: 'same.png', live: 'same.png', changedPercent: 0 }],
    },
    {
      ...{ routeId: 'home', path: '/', htmlDiff: '-<h1>Old</h1>', notes: ['console: as before'] },
      pictures: [
        {
          ...{ width: 1_280, candidate: 'new.png', live: 'old.png', difference: 'diff.png' },
          changedPercent: 1.5,
        },
      ],
    },
  ],
};

const openReleases = (calls: Partial<ReleaseAdminCalls>) =>
  open('/admin/releases', {
    releases: {
      overview: async () => overview,
      compositions: async () => ({ data: [], meta: {} }),
      ...calls,
    },
  });

beforeEach(() => {
  forget();
  signInAs('admin');
});

describe('the pages of a version', () => {
  it('are compared with the live ones, those that differ first, and load when they are opened', async () => {
    const loaded: string[] = [];
    const view = await openReleases({
      gateReport: async () => report,
      gatePicture: async (_name, _version, file) => {
        loaded.push(file);
        return btoa(file);
      },
    });
    await settle();
    expect(view.queryAllByRole('button', { name: /^Show its pages/ })).toHaveLength(1);
    await press(view, /^Show its pages/);
    await settle();
    const group = view.getByRole('group', { name: 'Pages of mfe-home 2.1.0' });
    expect(group.textContent).toContain('2 pages opened in a browser on 20 Nov 2026, 17:05 UTC');
    expect(group.textContent).toContain('beside the live version 2.0.0. Different: 1.');
    expect(group.textContent).toContain('1 picture is left out');
    const [first, second] = [...group.querySelectorAll('details')];
    expect(first?.querySelector('summary')?.textContent).toBe('/different');
    expect(second?.querySelector('summary')?.textContent).toBe('/aboutsame');
    expect(loaded).toEqual([]);
    for (const details of [first, second]) {
      if (!details) throw new Error('A page is missing');
      details.open = true;
      fireEvent(details, new Event('toggle'));
    }
    await settle();
    expect(loaded.sort()).toEqual(['diff.png', 'new.png', 'old.png', 'same.png']);
    expect(
      within(group)
        .getAllByRole('img')
        .map((image) => image.getAttribute('alt')),
    ).toEqual([
      'This version: / at 1280 pixels',
      'Live version: / at 1280 pixels',
      'Difference: / at 1280 pixels',
      'This version: /about at 390 pixels',
    ]);
    expect(group.textContent).toContain('1280 pixels wide: 1.5 % of the pixels changed');
    expect(group.textContent).toContain('-<h1>Old</h1>');
    expect(group.textContent).toContain('The HTML from the server is the same.');
    expect(await findAccessibilityIssues(view.container)).toEqual([]);
  });

  it('say why they cannot be shown', async () => {
    const view = await openReleases({
      gateReport: fails(refusal(404, 'mfe-home@2.1.0 has no report of the gate.')),
    });
    await settle();
    await press(view, /^Show its pages/);
    await settle();
    expect(view.getByRole('alert').textContent).toContain('has no report of the gate.');
  });

  it('of a first version have nothing beside them', async () => {
    const view = await openReleases({
      gateReport: async () => ({
        ...{ at: AT, notes: [] },
        routes: [{ routeId: 'home', path: '/', notes: [], pictures: [{ width: 390, candidate: 'a.png' }] }],
      }),
      gatePicture: fails(refusal(503, 'The store is unavailable.')),
    });
    await settle();
    await press(view, /^Show its pages/);
    await settle();
    const group = view.getByRole('group', { name: 'Pages of mfe-home 2.1.0' });
    expect(group.textContent).toContain('There was no live version to compare with.');
    const details = group.querySelector('details');
    if (!details) throw new Error('The page is missing');
    details.open = true;
    fireEvent(details, new Event('toggle'));
    await settle();
    expect(within(group).getByRole('alert').textContent).toBe(
      'The picture could not be loaded: The store is unavailable.',
    );
  });
});
