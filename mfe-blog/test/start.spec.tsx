import { describe, expect, it } from '@jest/globals';
import { examSummary } from '@mockingbird/testing';
import {
  accessibilityFaults,
  fakeApi,
  renderRoute,
  renderRouteToString,
} from '@mockingbird/testing/fake-shell';
import descriptor from '../remote.json' with { type: 'json' };
import definition from '../src/remote.js';

const api = fakeApi({
  topExams: () => Promise.resolve([examSummary({ examId: 'DMV_TEXAS', title: 'Texas DMV' })]),
});
const page = { definition, descriptor, url: '/blog', api };

describe('the page /blog', () => {
  it('stands in the HTML of the server, with a head of its own', async () => {
    const { status, html, head } = await renderRouteToString(page);
    expect(status).toBe(200);
    expect(html).toContain('Texas DMV');
    expect(head).toMatchObject({ title: 'Blog', canonical: '/blog' });
  });

  it('links to the exams', async () => {
    const { getByRole } = await renderRoute(page);
    expect(getByRole('link', { name: 'Texas DMV' }).getAttribute('href')).toBe('/exam/dmv-texas');
  });

  it('has no accessibility fault', async () => {
    const { container } = await renderRoute(page);
    expect(await accessibilityFaults(container)).toEqual([]);
  });
});
