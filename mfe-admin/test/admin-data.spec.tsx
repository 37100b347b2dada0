import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, fireEvent } from '@testing-library/react';
import type { CompositionSummary, ReleaseOverview, TestStatistics } from '@mockingbird/contracts';
import type { CompositionPage } from '@mockingbird/platform';
import { forget, open, refusal, signInAs } from './support.js';
import { isOff, press, pressFocused, settle } from './upload-support.js';

const AT = '2026-11-20T17:05:00.000Z';
const UNAVAILABLE = refusal(503, 'The services are unavailable.');

const summary = (number: number): CompositionSummary => ({
  number,
  createdAt: AT,
  kind: 'promote',
  by: `author-${number}`,
  why: '',
  remotes: [],
});

const overview = (number: number): ReleaseOverview => ({
  composition: summary(number),
  health: [],
  versions: [],
  errorSeries: { from: AT, slotMinutes: 15, slots: 4, series: [] },
});

const statistics = (revision: string): TestStatistics => ({
  testId: 'sample-exam-1',
  revision,
  submissions: 2000,
  test: {
    scored: 0,
    questions: 0,
    meanScore: null,
    standardDeviation: null,
    reliability: null,
    standardError: null,
  },
  questions: [],
  revisions: [
    { revision: 'a'.repeat(32), submissions: 2000, published: true, stored: true },
    { revision: 'b'.repeat(32), submissions: 1, published: false, stored: true },
  ],
});

/** Returns the prepared results in order, and the last one from then on. */
function inOrder<Result>(...results: (Result | Error)[]) {
  let calls = 0;
  return async (): Promise<Result> => {
    const result = results[Math.min(calls++, results.length - 1)];
    if (result === undefined || result instanceof Error) throw result;
    return result;
  };
}

const showTab = () =>
  act(async () => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));

beforeEach(() => {
  forget();
  signInAs('admin');
});

describe('the data of an admin screen', () => {
  it('stays visible when other data could not be loaded, so that the admin can go back', async () => {
    const calls = {
      statistics: async (_: string, revision?: string) => {
        if (revision === 'b'.repeat(32)) throw UNAVAILABLE;
        return statistics('a'.repeat(32));
      },
    };
    const view = await open('/admin/statistics?testId=sample-exam-1', { calls });
    await settle();
    fireEvent.change(view.getByLabelText('Revision of the questions'), { target: { value: 'b'.repeat(32) } });
    await settle();
    view.getByText('The statistics could not be loaded');
    fireEvent.change(view.getByLabelText('Revision of the questions'), { target: { value: 'a'.repeat(32) } });
    await settle();
    expect(view.queryByText('The statistics could not be loaded')).toBeNull();
  });

  it('is loaded again each time the screen opens', async () => {
    let loads = 0;
    const calls = {
      exams: async () => {
        loads += 1;
        return [];
      },
    };
    for (const expected of [1, 2]) {
      const view = await open('/admin/exams', { calls });
      await settle();
      expect(loads).toBe(expected);
      view.unmount();
    }
  });

  it('is requested once, and not again after a failure until the admin asks', async () => {
    let loads = 0;
    const exams = () => {
      loads += 1;
      return Promise.reject(UNAVAILABLE);
    };
    const view = await open('/admin/exams', { calls: { exams } });
    await settle();
    await showTab();
    await settle();
    expect(loads).toBe(1);
    await press(view, 'Try again');
    expect(loads).toBe(2);
  });

  it('is requested without a network too, so that the failure is shown', async () => {
    let loads = 0;
    const exams = () => {
      loads += 1;
      return Promise.reject(UNAVAILABLE);
    };
    const view = await open('/admin/exams', { calls: { exams } });
    await settle();
    try {
      await act(async () => void window.dispatchEvent(new Event('offline')));
      await press(view, 'Try again');
      expect(loads).toBe(2);
      view.getByText('The exams could not be loaded');
    } finally {
      await act(async () => void window.dispatchEvent(new Event('online')));
    }
  });

  it('is not requested any more when the screen closes', async () => {
    let signal: AbortSignal | undefined;
    const exams = (options?: { signal?: AbortSignal }) => {
      signal = options?.signal;
      return new Promise<never>(() => undefined);
    };
    const view = await open('/admin/exams', { calls: { exams } });
    await settle();
    expect(signal?.aborted).toBe(false);
    view.unmount();
    expect(signal?.aborted).toBe(true);
  });
});

describe('the overview of the releases', () => {
  const compositions = async (): Promise<CompositionPage> => ({ data: [], meta: {} });

  it('keeps showing why it could not be loaded during the next refresh', async () => {
    let calls = 0;
    const load = () => (++calls === 1 ? Promise.reject(UNAVAILABLE) : new Promise<never>(() => undefined));
    const view = await open('/admin/releases', { releases: { overview: load, compositions } });
    await settle();
    view.getByText('The releases could not be loaded');
    await showTab();
    await settle();
    expect(calls).toBe(2);
    view.getByText('The releases could not be loaded');
    expect(view.queryByText('Loading the releases')).toBeNull();
  });

  it('is refreshed when the tab becomes visible, and shows no failure after a success', async () => {
    const load = inOrder<ReleaseOverview>(overview(7), UNAVAILABLE, overview(8));
    const view = await open('/admin/releases', { releases: { overview: load, compositions } });
    await settle();
    await showTab();
    await settle();
    view.getByText('This is not up to date');
    await showTab();
    await settle();
    expect(view.queryByText('This is not up to date')).toBeNull();
  });
});

describe('the list of compositions', () => {
  const openList = async (load: (before?: number) => Promise<CompositionPage>) => {
    const live = inOrder(overview(7), overview(8));
    const view = await open('/admin/releases', { releases: { overview: live, compositions: load } });
    await settle();
    return view;
  };
  const shows = (view: Awaited<ReturnType<typeof openList>>, number: number) =>
    view.container.textContent?.includes(`author-${number}`);

  it('loads older ones on request, and only the newest after another one went live', async () => {
    const requests: (number | undefined)[] = [];
    const view = await openList(async (before) => {
      requests.push(before);
      return before === undefined
        ? { data: [summary(7)], meta: { before: 7 } }
        : { data: [summary(6)], meta: {} };
    });
    expect([shows(view, 7), shows(view, 6)]).toEqual([true, false]);
    await press(view, 'Show older compositions');
    expect([shows(view, 7), shows(view, 6)]).toEqual([true, true]);
    expect(view.queryByRole('button', { name: 'Show older compositions' })).toBeNull();
    await showTab();
    await settle();
    expect([shows(view, 7), shows(view, 6)]).toEqual([true, false]);
    expect(requests).toEqual([undefined, 7, undefined]);
  });

  it('stays when older ones cannot be loaded, and starts again with the newest on request', async () => {
    const requests: (number | undefined)[] = [];
    const view = await openList(async (before) => {
      requests.push(before);
      if (before === 6) throw UNAVAILABLE;
      const number = before === undefined ? 7 : 6;
      return { data: [summary(number)], meta: { before: number } };
    });
    await press(view, 'Show older compositions');
    await press(view, 'Show older compositions');
    view.getByText('The history could not be loaded');
    expect([shows(view, 7), shows(view, 6)]).toEqual([true, true]);
    await press(view, 'Try again');
    expect(view.queryByText('The history could not be loaded')).toBeNull();
    expect([shows(view, 7), shows(view, 6)]).toEqual([true, false]);
    expect(requests).toEqual([undefined, 7, 6, undefined]);
  });

  it('keeps the button while older ones are loading', async () => {
    const view = await openList((before) =>
      before === undefined
        ? Promise.resolve({ data: [summary(7)], meta: { before: 7 } })
        : new Promise<never>(() => undefined),
    );
    const button = await pressFocused(view, 'Show older compositions');
    expect([isOff(button), document.activeElement]).toEqual([true, button]);
  });
});
