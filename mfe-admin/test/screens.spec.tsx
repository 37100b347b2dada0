import { beforeEach, describe, expect, it } from '@jest/globals';
import { ApiError } from '@mockingbird/platform';
import { findAccessibilityIssues, renderRouteToString } from '@mockingbird/testing/fake-shell';
import { adminApi, fails, forget, open, refusal, REMOTE, signInAs, tokenOf } from './support.js';
import { press, settle } from './upload-support.js';

const SCREENS = [
  '/admin',
  '/admin/history',
  '/admin/exams',
  '/admin/questions',
  '/admin/reports',
  '/admin/statistics',
  '/admin/releases',
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

  it('tells a student that it is for admins', async () => {
    signInAs('user');
    const tokens: string[] = [];
    const view = await open(url, { tokens });
    view.getByText('Only admins may do this');
    view.getByText('You are signed in as ada. That account is not an admin account.');
    expect(tokens).toEqual([]);
  });

  it('shows the message of a rejection, and tries again', async () => {
    signInAs('admin');
    const error = refusal(401, 'Please sign in again');
    const tokens: string[] = [];
    const view = await open(url, {
      tokens,
      calls: { exams: fails(error), history: fails(error), reports: fails(error), bank: fails(error) },
      releases: { overview: fails(error) },
    });
    await settle();
    view.getByText('Please sign in again');
    view.getByRole('link', { name: 'Sign in (in a new tab)' });
    expect(await findAccessibilityIssues(view.container)).toEqual([]);
    const requests = tokens.length;
    await press(view, 'Try again');
    expect(tokens.length).toBeGreaterThan(requests);
    expect(new Set(tokens)).toEqual(new Set([tokenOf('admin')]));
  });
});

describe('the overview', () => {
  const reports = async () => ({ data: [], meta: { page: 1, pages: 1, total: 7, reasons: {} } });

  it('says who is signed in, counts, and leads to every screen', async () => {
    signInAs('admin');
    const view = await open('/admin', { calls: { reports } });
    await settle();
    view.getByText('ada');
    view.getByText(/until 1 Jan 2100, 00:00 UTC/);
    const facts = [...view.container.querySelectorAll('dl > div')].map(({ textContent }) => textContent);
    expect(facts).toEqual(['Exams2', 'Mock tests2', 'Hidden2', 'Open reports7']);
    const nav = view.getByRole('navigation', { name: 'Admin' });
    expect([...nav.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
      '/admin',
      '/dataupload',
      ...SCREENS.slice(1),
    ]);
    expect(nav.querySelector('[aria-current]')?.textContent).toBe('Overview');
    expect(await findAccessibilityIssues(view.container)).toEqual([]);
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
