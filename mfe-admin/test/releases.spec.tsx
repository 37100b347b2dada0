import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, fireEvent, within } from '@testing-library/react';
import type { Composition, CompositionSummary, ReleaseChange, ReleaseOverview } from '@mockingbird/contracts';
import type { OwnAccountCalls, ReleaseAdminCalls } from '@mockingbird/platform';
import { findAccessibilityIssues } from '@mockingbird/testing/fake-shell';
import { describeConsequences } from '../src/releases/change/planned-change.js';
import { forget, open, refusal, signInAs, tokenOf } from './support.js';
import { press, settle, status } from './upload-support.js';

const url = '/admin/releases';
const AT = '2026-11-20T17:05:00.000Z';

const summary = (number: number, overrides: Partial<CompositionSummary> = {}): CompositionSummary => ({
  number,
  createdAt: AT,
  kind: 'promote',
  by: 'team-x',
  why: 'new search',
  remotes: [
    { name: 'mfe-blog', version: '1.0.0' },
    { name: 'mfe-home', version: '2.0.0', canary: { version: '2.1.0', percent: 5, cohorts: ['beta'] } },
  ],
  ...overrides,
});

const health = (version: string, seen: number, affected: number) => ({
  version,
  seen,
  affected,
  // A version without trouble names no kinds.
  kinds: Object.fromEntries(affected > 0 ? [['render', affected]] : []),
});

const overview: ReleaseOverview = {
  composition: summary(7),
  health: [
    { name: 'mfe-blog', live: health('1.0.0', 0, 0) },
    {
      name: 'mfe-home',
      live: health('2.0.0', 120, 0),
      other: health('2.1.0', 12, 3),
      canaryPercent: 5,
      cohorts: ['beta'],
      monitoredUntil: AT,
    },
  ],
  versions: [
    {
      name: 'mfe-home',
      version: '2.1.0',
      owner: 'home',
      publishedAt: AT,
      by: 'team-x',
      bytes: 204_800,
      state: 'canary',
    },
    {
      name: 'mfe-home',
      version: '2.0.0',
      owner: 'home',
      publishedAt: AT,
      by: 'team-x',
      bytes: 204_800,
      state: 'live',
    },
    {
      name: 'mfe-home',
      version: '1.0.0',
      owner: 'home',
      publishedAt: AT,
      by: 'team-x',
      bytes: 1_024,
      state: 'removed',
      removedAt: AT,
    },
  ],
  errorSeries: {
    from: AT,
    slotMinutes: 15,
    slots: 4,
    series: [{ remote: 'mfe-home', version: '2.1.0', affected: [0, 1, 0, 2], kinds: { render: 3 } }],
  },
};

/** A composition as a change would make it, as far as the screen looks at it. */
const composition = (number: number, remotes: [string, string][]): Composition =>
  ({
    ...summary(number),
    schema: 2,
    remotes: remotes.map(([name, version]) => ({ manifest: { name, version }, since: AT })),
    // The rest of a manifest is nothing to these screens.
  }) as unknown as Composition;

const changed: ReleaseChange = {
  composition: composition(8, [
    ['mfe-blog', '1.0.0'],
    ['mfe-home', '2.1.0'],
  ]),
  dryRun: true,
  checks: [{ check: 'renders', outcome: 'passed', detail: '8 routes' }],
};

function releases(calls: Partial<ReleaseAdminCalls> = {}, account: Partial<OwnAccountCalls> = {}) {
  const answers: Partial<ReleaseAdminCalls> = {
    overview: async () => overview,
    compositions: async () => ({
      data: [summary(7), summary(6, { kind: 'automatic', by: 'watch', why: '3 of 12 visitors in trouble' })],
      meta: {},
    }),
    diff: async (from, to) => ({
      from,
      to,
      changes: [
        {
          name: 'mfe-home',
          what: 'version',
          before: '1.0.0',
          after: '2.0.0',
          routesAdded: ['/new'],
          routesRemoved: [],
        },
      ],
    }),
    ...calls,
  };
  return open(url, { releases: answers, account });
}

beforeEach(() => {
  forget();
  signInAs('admin');
});

describe('what a change does', () => {
  it('is described in one sentence for each effect', () => {
    const next = composition(8, [
      ['mfe-home', '2.1.0'],
      ['mfe-new', '1.0.0'],
    ]);
    expect(describeConsequences(summary(7), next)).toEqual([
      'mfe-blog is removed',
      'mfe-home: 2.0.0 → 2.1.0',
      'mfe-home, canary: 2.1.0 for 5 % of visitors and the group “beta” → no canary',
      'mfe-new: none → 1.0.0',
    ]);
  });
});

describe('the releases', () => {
  it('show what is live, who gets the canary, and the errors of both', async () => {
    const view = await releases();
    await settle();
    const table = within(view.getByRole('region', { name: 'Live version and canary of mfe-home' }));
    const rows = table.getAllByRole('row').map((row) => [...row.children].map((cell) => cell.textContent));
    expect(rows).toEqual([
      ['', 'Live 2.0.0', 'Canary 2.1.0'],
      ['Visitors', '120', '12'],
      ['With an error', '0', '3 (25.0 %)'],
      ['failed while shown', '0', '3'],
    ]);
    view.getByText('No visits in the last 10 minutes');
    expect(view.container.textContent).toContain('5 % of visitors and the group beta get 2.1.0');
    view.getByRole('img', { name: 'mfe-home 2.1.0: 3 visitors with errors, by time' });
    view.getByText('automatic rollback');
    expect(await findAccessibilityIssues(view.container)).toEqual([]);
  });

  it('compare a former composition with the live one, without a number typed', async () => {
    const view = await releases();
    await settle();
    // The live one has nothing to be compared with.
    const button = view.getByRole('button', { name: /^Compare with live/ });
    expect(button.textContent).toBe('Compare with live: composition 6');
    await act(async () => button.click());
    await settle();
    expect(button.getAttribute('aria-expanded')).toBe('true');
    const list = view.getByRole('list', { name: 'From composition 6 to 7' });
    expect(list.textContent).toContain('mfe-home version: 1.0.0 → 2.0.0');
    expect(await findAccessibilityIssues(view.container)).toEqual([]);
    await act(async () => button.click());
    expect(view.queryByRole('list', { name: 'From composition 6 to 7' })).toBeNull();
  });

  it('show the speed of each version by measure and screen, and say in one sentence that one is slower', async () => {
    const lcp = { measure: 'LCP' as const, p75: 2_900, samples: 61 };
    const speed = {
      measures: [lcp, { measure: 'CLS' as const, p75: 0.3, samples: 1 }],
      routes: [{ route: 'welcome', measures: [lcp] }],
    };
    const slower = { measure: 'LCP' as const, p75: 2_900, than: '2.0.0', otherP75: 2_214, percent: 31 };
    const [blog, home] = overview.health;
    if (!blog || !home?.other) throw new Error('the sample has two remotes');
    const other = { ...home.other, speed, slower };
    const view = await releases({
      overview: async () => ({ ...overview, health: [blog, { ...home, other }] }),
    });
    await settle();
    view.getByText('LCP 2.9 s: 31 % slower than 2.0.0');
    const list = view.getByRole('region', { name: 'Live version and canary of mfe-home' });
    expect(list.textContent).toContain(
      'Loading (LCP)–2.9 s, needs improvement (61 samples)Layout shift (CLS)–0.30, poor (1 sample)',
    );
    const table = view.getByLabelText('Speed of mfe-home 2.1.0 by screen');
    expect(table.textContent).toContain('welcomeLoading (LCP)2.9 s, needs improvement (61 samples)');
    expect(await findAccessibilityIssues(view.container)).toEqual([]);
  });

  it('say that a canary cannot be judged yet, and show its stage and the next one', async () => {
    const [, home] = overview.health;
    if (!home?.other) throw new Error('the sample has a canary');
    const stage = { stage: 1, percents: [1, 10, 50], seen: 3, affected: 0, neededVisitors: 10 };
    const shown = async (more: object) => {
      const health = [{ ...home, other: { ...home.other, seen: 3 }, stage: { ...stage, ...more } }];
      // The sample has all fields of a remote's health.
      const view = await releases({
        overview: async () => ({ ...overview, health: health as typeof overview.health, neededVisitors: 10 }),
      });
      await settle();
      const text = view.container.textContent;
      view.unmount();
      return text;
    };
    const due = { nextPercent: 10, nextAt: AT };
    const first = await shown(due);
    expect(first).toContain('Cannot judge yet: 3 of 10 visitors');
    expect(first).toContain(
      'Stage 1 of 3 (1, 10, 50 % of visitors). It grows to 10 % at 20 Nov 2026, 17:05 UTC, if it works well',
    );
    expect(await shown({ ...due, waitsFor: 'visitors' })).toContain(
      'It cannot grow to 10 % yet: cannot judge yet, 3 of 10 visitors.',
    );
    expect(await shown({ ...due, waitsFor: 'freeze' })).toContain('yet: releases are frozen.');
    expect(await shown({ stage: 3 })).toContain('This is the last stage.');
  });

  it('say what changed with a composition on request', async () => {
    const view = await releases();
    await settle();
    await press(view, 'What changed with composition 7');
    const list = view.getByRole('list', { name: 'From composition 6 to 7' });
    expect(list.textContent).toBe('mfe-home version: 1.0.0 → 2.0.0 (new addresses: /new)');
  });

  it('try a promotion, show what it would do, and make it with the reason', async () => {
    const requests: unknown[] = [];
    const view = await releases({
      promote: async (promotion) => {
        requests.push(promotion);
        return { ...changed, dryRun: promotion.dryRun ?? false };
      },
    });
    await settle();
    // Beside the canary, and in the list of versions.
    const [first] = view.getAllByRole('button', { name: 'Promote mfe-home 2.1.0' });
    await act(async () => first?.click());
    await settle();
    const dialog = within(view.getByRole('dialog', { hidden: true }));
    expect(dialog.getByRole('list', { hidden: true, name: 'What this does' }).textContent).toContain(
      'mfe-home: 2.0.0 → 2.1.0',
    );
    fireEvent.change(dialog.getByLabelText('Reason (optional)'), { target: { value: ' Friday ' } });
    await act(async () => void dialog.getByRole('button', { hidden: true, name: 'Promote' }).click());
    await settle();
    const remotes = [{ name: 'mfe-home', version: '2.1.0' }];
    expect(requests).toEqual([
      { remotes, why: '', dryRun: true, base: 7 },
      { remotes, why: 'Friday', dryRun: false, base: 7 },
    ]);
    expect(status(view)).toBe('Composition 8 is live.');
    expect(view.queryByRole('dialog', { hidden: true })).toBeNull();
  });

  it('ask for the password before an old sign-in changes something, and keep the reason that was typed', async () => {
    const reasons: unknown[] = [];
    let isRecent = false;
    const promote: ReleaseAdminCalls['promote'] = async ({ why, dryRun }) => {
      if (dryRun !== true && !isRecent)
        throw refusal(401, 'Please confirm that it is you.', undefined, 'MB-1017');
      reasons.push([why, dryRun]);
      return { ...changed, dryRun: dryRun ?? false };
    };
    const confirm: OwnAccountCalls['confirm'] = async () => {
      isRecent = true;
      return tokenOf('admin', 4_102_444_801);
    };
    const view = await releases({ promote }, { confirm });
    await settle();
    const [first] = view.getAllByRole('button', { name: 'Promote mfe-home 2.1.0' });
    await act(async () => first?.click());
    await settle();
    const dialog = within(view.getByRole('dialog', { hidden: true }));
    fireEvent.change(dialog.getByLabelText('Reason (optional)'), { target: { value: 'Friday' } });
    await act(async () => void dialog.getByRole('button', { hidden: true, name: 'Promote' }).click());
    await settle();
    expect(dialog.getByLabelText<HTMLInputElement>('Reason (optional)').value).toBe('Friday');
    fireEvent.change(dialog.getByLabelText('Password'), { target: { value: 'correct horse' } });
    await act(async () => void dialog.getByRole('button', { hidden: true, name: 'Confirm' }).click());
    await settle();
    expect(reasons).toContainEqual(['Friday', false]);
    expect(status(view)).toBe('Composition 8 is live.');
  });

  it('show everything that a refusal names, and change nothing', async () => {
    const view = await releases({
      endCanary: () =>
        Promise.reject(refusal(409, 'The gate refused it.', [{ path: '/routes/home', message: 'threw' }])),
    });
    await settle();
    await press(view, 'End the canary of mfe-home');
    const dialog = within(view.getByRole('dialog', { hidden: true }));
    expect(dialog.getByRole('alert', { hidden: true }).textContent).toContain(
      'The gate refused it./routes/home threw',
    );
    const button = dialog.getByRole('button', { hidden: true, name: 'End the canary' });
    expect(button.getAttribute('aria-disabled')).toBe('true');
  });

  it('ask for the share and the groups of a canary', async () => {
    const requests: unknown[] = [];
    const view = await releases({
      canary: async (request) => {
        requests.push(request);
        return changed;
      },
    });
    await settle();
    await press(view, /^Change the share/);
    fireEvent.change(view.getByLabelText('Percent of visitors'), { target: { value: '12.5' } });
    fireEvent.change(view.getByLabelText('Groups'), { target: { value: 'beta, Staff' } });
    await press(view, 'Continue');
    expect(requests).toEqual([]);
    view.getByText('Use only lower-case letters, digits and hyphens: Staff');
    fireEvent.change(view.getByLabelText('Groups'), { target: { value: 'beta, staff' } });
    await press(view, 'Continue');
    expect(requests).toEqual([
      {
        name: 'mfe-home',
        version: '2.1.0',
        percent: 12.5,
        cohorts: ['beta', 'staff'],
        why: '',
        dryRun: true,
        base: 7,
      },
    ]);
  });

  it('stay on the screen when a refresh fails, and say so', async () => {
    let looks = 0;
    const view = await releases({
      overview: () => (++looks === 1 ? Promise.resolve(overview) : Promise.reject(refusal(503, 'Away.'))),
    });
    await settle();
    await act(async () => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
    await settle();
    expect(view.getByRole('alert').textContent).toContain('This is not up to date');
    view.getByRole('rowheader', { name: 'With an error' });
  });

  it('are for admins', async () => {
    forget();
    const view = await open(url);
    await settle();
    view.getByText('Please sign in');
  });
});
