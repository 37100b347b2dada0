import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, within } from '@testing-library/react';
import type { ReleaseChange, ReleaseOverview } from '@mockingbird/contracts';
import type { ReleaseAdminCalls } from '@mockingbird/platform';
import { forget, open, refusal, signInAs } from './support.js';
import { press, settle, status } from './upload-support.js';

const AT = '2026-11-20T17:05:00.000Z';
const EMPTY = { seen: 0, affected: 0, kinds: {} };

const overview = (number: number): ReleaseOverview => ({
  composition: {
    number,
    createdAt: AT,
    kind: 'automatic',
    by: 'watch',
    why: '',
    remotes: [{ name: 'mfe-home', version: '1.0.0' }],
  },
  health: [{ name: 'mfe-home', live: { version: '1.0.0', ...EMPTY } }],
  versions: [
    {
      name: 'mfe-home',
      version: '1.1.0',
      owner: 'home',
      publishedAt: AT,
      by: 'team-x',
      bytes: 1_024,
      state: 'stored',
      autoRollback: { composition: 7, at: AT },
    },
  ],
  errorSeries: { from: AT, slotMinutes: 15, slots: 1, series: [] },
});

/** What promoting 1.1.0 makes of composition 7. */
const changeResult = {
  composition: {
    ...overview(8).composition,
    schema: 2,
    remotes: [{ manifest: { name: 'mfe-home', version: '1.1.0' }, since: AT }],
  },
  dryRun: true,
  checks: [],
  // The rest of a manifest is nothing to these screens.
} as unknown as ReleaseChange;

function screen(calls: Partial<ReleaseAdminCalls>) {
  const releases: Partial<ReleaseAdminCalls> = {
    overview: async () => overview(7),
    compositions: async () => ({ data: [], meta: {} }),
    ...calls,
  };
  return open('/admin/releases', { releases });
}

type View = Awaited<ReturnType<typeof screen>>;
const dialogOf = (view: View) => within(view.getByRole('dialog', { hidden: true }));
const click = async (view: View, name: string) => {
  await act(async () => void dialogOf(view).getByRole('button', { hidden: true, name }).click());
  await settle();
};

beforeEach(() => {
  forget();
  signInAs('admin');
});

describe('a version that was rolled back automatically', () => {
  it('is marked, and promoted again only after a second confirmation', async () => {
    const requests: unknown[] = [];
    const view = await screen({
      promote: async (promotion) => {
        requests.push(promotion);
        if (promotion.again) return changeResult;
        throw refusal(409, 'It hurt visitors.', [{ path: '/x', message: 'with composition 7' }], 'MB-4017');
      },
    });
    await settle();
    view.getByText('rolled back automatically');
    await press(view, 'Promote mfe-home 1.1.0');
    expect(dialogOf(view).getByRole('alert', { hidden: true }).textContent).toContain('with composition 7');
    const promote = () => dialogOf(view).getByRole('button', { hidden: true, name: 'Promote' });
    expect(promote().getAttribute('aria-disabled')).toBe('true');
    await click(view, 'Promote it again');
    expect(dialogOf(view).queryByRole('alert', { hidden: true })).toBeNull();
    await click(view, 'Promote');
    const promotion = { remotes: [{ name: 'mfe-home', version: '1.1.0' }], why: '', base: 7 };
    expect(requests).toEqual([
      { ...promotion, dryRun: true },
      { ...promotion, dryRun: true, again: true },
      { ...promotion, dryRun: false, again: true },
    ]);
    expect(status(view)).toBe('Composition 8 is live.');
  });
});

describe('a promotion beside another one of the same remote', () => {
  it('says what changed meanwhile, and keeps saying it beside the new preview', async () => {
    let live = 7;
    const view = await screen({
      overview: async () => overview(live),
      promote: async ({ dryRun, base = 0 }) => {
        const next = { ...changeResult, composition: { ...changeResult.composition, number: base + 1 } };
        if (dryRun) return next;
        live = 8;
        const issue = { path: '/remotes/0', message: 'mfe-home, version since: 1.0.0 -> 1.0.5' };
        throw refusal(409, 'Composition 8 is live by now, not 7: look again.', [issue], 'MB-1007');
      },
    });
    await settle();
    await press(view, 'Promote mfe-home 1.1.0');
    await click(view, 'Promote');
    const alertText = () => dialogOf(view).getByRole('alert', { hidden: true }).textContent;
    expect(alertText()).toContain('mfe-home, version since: 1.0.0 -> 1.0.5');
    await act(async () => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
    await settle();
    expect(alertText()).toContain('mfe-home, version since: 1.0.0 -> 1.0.5');
  });
});
