import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, fireEvent, within } from '@testing-library/react';
import type { Freeze, ReleaseOverview } from '@mockingbird/contracts';
import type { ReleaseAdminCalls } from '@mockingbird/platform';
import { findAccessibilityIssues } from '@mockingbird/testing/fake-shell';
import { forget, open, refusal, signInAs } from './support.js';
import { isOff, press, settle, status } from './upload-support.js';

const AT = '2026-11-20T17:05:00.000Z';
const freeze: Freeze = { since: AT, by: 'asha', why: 'exam day' };
const overview: ReleaseOverview = {
  composition: { number: 7, createdAt: AT, kind: 'promote', by: 'team-x', why: '', remotes: [] },
  health: [],
  versions: [],
  errorSeries: { from: AT, slotMinutes: 15, slots: 0, series: [] },
};

/** The release screen of services that freeze and unfreeze as the calls say. */
async function releases(initial: Freeze | undefined, calls: Partial<ReleaseAdminCalls> = {}) {
  let current = initial;
  const requests: unknown[] = [];
  const view = await open('/admin/releases', {
    releases: {
      overview: async () => ({ ...overview, ...(current ? { freeze: current } : {}) }),
      compositions: async () => ({ data: [], meta: {} }),
      freeze: async (request) => {
        requests.push(request);
        current = { ...freeze, ...request };
        return { freeze: current };
      },
      unfreeze: async () => {
        requests.push('unfreeze');
        current = undefined;
        return { freeze: null };
      },
      ...calls,
    },
  });
  await settle();
  return { view, requests };
}

beforeEach(() => {
  forget();
  signInAs('admin');
});

describe('a freeze on the release screen', () => {
  it('is started with a reason, which the banner shows', async () => {
    const { view, requests } = await releases(undefined);
    expect(view.queryByText('Releases are frozen')).toBeNull();
    await press(view, 'Freeze releases');
    const dialog = within(view.getByRole('dialog', { hidden: true }));
    const button = () => dialog.getByRole('button', { hidden: true, name: 'Freeze releases' });
    expect(isOff(button())).toBe(true);
    await act(async () => button().click());
    expect(requests).toEqual([]);
    fireEvent.change(dialog.getByLabelText('Reason'), { target: { value: ' exam day ' } });
    await act(async () => button().click());
    await settle();
    expect(requests).toEqual([{ why: 'exam day' }]);
    expect(status(view)).toBe('Releases are frozen.');
    view.getByText('exam day');
    expect(view.container.textContent).toContain(
      'By asha since 20 Nov 2026, 17:05 UTC, until somebody ends it.',
    );
    expect(await findAccessibilityIssues(view.container)).toEqual([]);
  });

  it('can end after some hours', async () => {
    const { view, requests } = await releases(undefined);
    await press(view, 'Freeze releases');
    const dialog = within(view.getByRole('dialog', { hidden: true }));
    fireEvent.change(dialog.getByLabelText('Reason'), { target: { value: 'exam day' } });
    fireEvent.change(dialog.getByLabelText('Ends'), { target: { value: '8' } });
    const before = Date.now();
    await act(async () => dialog.getByRole('button', { hidden: true, name: 'Freeze releases' }).click());
    await settle();
    // The test sent one request with an end.
    const [{ until }] = requests as [{ until: string }];
    expect(Math.round((Date.parse(until) - before) / 3_600_000)).toBe(8);
    expect(view.container.textContent).toMatch(/, until \d+ \w+ \d{4}, \d\d:\d\d UTC\./);
  });

  it('is ended after a confirmation', async () => {
    const { view, requests } = await releases(freeze);
    await press(view, 'End the freeze');
    expect(requests).toEqual([]);
    const dialog = within(view.getByRole('dialog', { hidden: true }));
    await act(async () => dialog.getByRole('button', { hidden: true, name: 'End the freeze' }).click());
    await settle();
    expect(requests).toEqual(['unfreeze']);
    expect(status(view)).toBe('The freeze has ended.');
    expect(view.queryByText('Releases are frozen')).toBeNull();
  });

  it('says why it could not be started', async () => {
    const { view } = await releases(undefined, {
      freeze: () => Promise.reject(refusal(503, 'The database cannot be reached.')),
    });
    await press(view, 'Freeze releases');
    const dialog = within(view.getByRole('dialog', { hidden: true }));
    fireEvent.change(dialog.getByLabelText('Reason'), { target: { value: 'exam day' } });
    await act(async () => dialog.getByRole('button', { hidden: true, name: 'Freeze releases' }).click());
    await settle();
    expect(dialog.getByRole('alert', { hidden: true }).textContent).toContain(
      'The database cannot be reached.',
    );
  });
});
