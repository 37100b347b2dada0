import { beforeEach, describe, expect, it } from '@jest/globals';
import { act } from '@testing-library/react';
import { ApiError, type ReleaseAdminCalls } from '@mockingbird/platform';
import { findAccessibilityIssues, renderRouteToString } from '@mockingbird/testing/fake-shell';
import { adminApi, fails, forget, open, refusal, REMOTE, signInAs, tokenOf } from './support.js';
import { settle } from './upload-support.js';

const SCREENS = [
  '/admin',
  '/admin/review',
  '/admin/history',
  '/admin/exams',
  '/admin/questions',
  '/admin/reports',
  '/admin/statistics',
  '/admin/releases',
  '/admin/people',
];

beforeEach(forget);

describe.each(SCREENS)('the screen %s', (url) => {
  it('has its title in the HTML, no admin data, and noindex', async () => {
    const { status, html, head } = await renderRouteToString({ ...REMOTE, url, api: adminApi() });
    expect(status).toBe(200);
    expect(html).toMatch(/<h1>[A-Z]/);
    expect(html).not.toContain('Draft Exam');
    expect(head).toMatchObject({ canonical: url, robots: 'noindex' });
    expect(head?.title).toMatch(/^[A-Z]/);
  });

  it('says that it needs JavaScript only where there is none', async () => {
    const { html } = await renderRouteToString({ ...REMOTE, url, api: adminApi() });
    expect(html).toContain('<noscript><p>This screen needs JavaScript');
    const view = await open(url);
    expect(view.container.textContent).not.toContain('needs JavaScript');
  });

  it('offers the sign-in to signed-out visitors, and sends no request', async () => {
    const tokens: string[] = [];
    const view = await open(url, { tokens });
    view.getByText('Please sign in');
    expect(view.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/login');
    expect(tokens).toEqual([]);
    expect(await findAccessibilityIssues(view.container)).toEqual([]);
  });

  it('tells a student that it is for other roles', async () => {
    signInAs('user');
    const tokens: string[] = [];
    const view = await open(url, { tokens });
    view.getByText('Your role may not use this screen');
    view.getByText('You are signed in as ada, with the role user. An admin can give you another role.');
    expect(tokens).toEqual([]);
  });

  it('shows the message of a rejection, and tries again', async () => {
    signInAs('admin');
    const error = refusal(401, 'Please sign in again');
    const tokens: string[] = [];
    const view = await open(url, {
      tokens,
      calls: { exams: fails(error), reports: fails(error), bank: fails(error) },
      staff: {
        proposals: fails(error),
        accounts: fails(error),
        auditLog: fails(error),
      },
      releases: { overview: fails(error) },
    });
    await settle();
    // The overview has several parts, each with its own data.
    expect(view.getAllByText('Please sign in again').length).toBeGreaterThan(0);
    expect(view.getAllByRole('link', { name: 'Sign in (in a new tab)' }).length).toBeGreaterThan(0);
    expect(await findAccessibilityIssues(view.container)).toEqual([]);
    const requests = tokens.length;
    const [button] = view.getAllByRole('button', { name: 'Try again' });
    await act(async () => void button?.click());
    await settle();
    expect(tokens.length).toBeGreaterThan(requests);
    expect(new Set(tokens)).toEqual(new Set([tokenOf('admin')]));
  });
});

describe('the overview', () => {
  const overview: ReleaseAdminCalls['overview'] = async () => ({
    composition: {
      number: 1,
      createdAt: '2026-11-20T17:05:00.000Z',
      kind: 'promote',
      by: 'ada',
      why: '',
      remotes: [],
    },
    health: [],
    errorSeries: { from: '2026-11-20T17:05:00.000Z', slotMinutes: 15, slots: 0, series: [] },
    versions: [],
  });
  const reports = async () => ({ data: [], meta: { page: 1, pages: 1, total: 7, reasons: {} } });

  it('says who is signed in, counts, and leads to every screen', async () => {
    signInAs('admin');
    const view = await open('/admin', { calls: { reports }, releases: { overview } });
    await settle();
    view.getByText('ada');
    view.getByText(/until 1 Jan 2100, 00:00 UTC/);
    const facts = [...view.container.querySelectorAll('dl > div')].map(({ textContent }) => textContent);
    expect(facts).toEqual(['Exams2', 'Mock tests2', 'Hidden2', 'Open reports7']);
    const nav = view.getByRole('navigation', { name: 'Admin' });
    expect([...nav.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
      '/admin',
      '/dataupload',
      ...SCREENS.slice(1).flatMap((path) => (path === '/admin/reports' ? ['/admin/texts', path] : [path])),
    ]);
    expect(nav.querySelector('[aria-current]')?.textContent).toBe('Overview');
    const cards = view.getByRole('region', { name: 'Screens' }).querySelectorAll('a');
    expect(new Set([...cards].map((card) => card.getAttribute('href')))).toEqual(
      new Set([...nav.querySelectorAll('a:not([aria-current])')].map((link) => link.getAttribute('href'))),
    );
    expect(await findAccessibilityIssues(view.container)).toEqual([]);
  });

  it.each(['/admin/bin', '/admin/revisions'])('marks Exams in the navigation of %s', async (path) => {
    signInAs('admin');
    const view = await open(path);
    const nav = view.getByRole('navigation', { name: 'Admin' });
    expect(nav.querySelector('[aria-current="true"]')?.textContent).toBe('Exams');
  });

  it('shows each role what waits for it, with a link to it', async () => {
    const counts = [
      { state: 'in-review' as const, total: 3, own: 1 },
      { state: 'approved' as const, total: 4, own: 0 },
      { state: 'changes-requested' as const, total: 9, own: 2 },
    ];
    const proposals = async () => ({ data: [], meta: { counts, scheduled: 1 } });
    const waits = async (role: string) => {
      signInAs(role);
      const view = await open('/admin', { calls: { reports }, staff: { proposals }, releases: { overview } });
      await settle();
      const section = view.getByRole('region', { name: 'What waits' });
      const links = [...section.querySelectorAll('a')].map((link) => link.textContent);
      view.unmount();
      return links;
    };
    const own = ['2 of your proposals need changes', '1 of your proposals is in review'];
    const rest = ['1 publication is planned', '7 open reports of students'];
    expect(await waits('author')).toEqual([...own, ...rest]);
    expect(await waits('reviewer')).toEqual(['2 proposals wait for a review', ...own, ...rest]);
    expect(await waits('publisher')).toEqual(['3 approved proposals wait for publication', ...own, ...rest]);
    expect(await waits('platform')).toEqual([]);
  });

  it('describes only what the role may do', async () => {
    const textsOf = async (role: string) => {
      signInAs(role);
      const view = await open('/admin', { calls: { reports }, releases: { overview } });
      await settle();
      const cards = view.getByRole('region', { name: 'Screens' }).querySelectorAll('a');
      const texts = [...cards].map((card) => card.closest('li, article, div')?.textContent ?? '').join(' ');
      view.unmount();
      return texts;
    };
    const author = await textsOf('author');
    expect(author).toContain('send it for review');
    expect(author).not.toMatch(/undo|hide|approve what|publish|draw/i);
    const reviewer = await textsOf('reviewer');
    expect(reviewer).toContain('Approve what others propose, or request changes.');
    expect(reviewer).not.toMatch(/undo|hide|publish|draw/i);
    const publisher = await textsOf('publisher');
    expect(publisher).toContain('Publish approved proposals, now or later.');
    expect(publisher).toMatch(/undo the last change.*Hide exams/);
    expect(publisher).not.toMatch(/approve what/i);
    expect(await textsOf('admin')).toContain('Approve what authors propose, and publish it now or later.');
    expect(await textsOf('platform')).not.toMatch(/exam|question|proposal/i);
  });

  it('lists what visitors searched for without finding an exam, each with a way to try it', async () => {
    signInAs('admin');
    const data = [
      { keyword: 'ssc mts', count: 12 },
      { keyword: 'clerk & po', count: 1 },
    ];
    const searches = async () => ({ data, meta: { days: 30, others: 12 } });
    const view = await open('/admin', { calls: { reports, searches } });
    await settle();
    const rows = [...view.container.querySelectorAll('ol li')];
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'ssc mts 12 searches',
      'clerk & po 1 search',
    ]);
    expect(view.getByRole('link', { name: 'clerk & po' }).getAttribute('href')).toBe(
      '/search?q=clerk%20%26%20po',
    );
    view.getByText('And 12 searches on days with too many different words to list.');
    expect(await findAccessibilityIssues(view.container)).toEqual([]);
  });

  it('shows that it is loading, and what failed', async () => {
    signInAs('admin');
    const view = await open('/admin', { calls: { reports: () => new Promise(() => undefined) } });
    view.getByText('Loading');
    view.unmount();
    const broken = await open('/admin', { calls: { reports: fails(new ApiError('network', 'x')) } });
    await settle();
    broken.getByText('The figures could not be loaded');
  });
});
