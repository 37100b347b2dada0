/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { ApiError } from '@mockingbird/platform';
import { fakeApi, renderRouteToString, respondRoute } from '../src/fake-shell/index.js';
import { exam } from '../src/index.js';
import { descriptor } from './sample-remote/descriptor.js';
import { definition } from './sample-remote/remote.js';

const sample = {
  definition,
  descriptor,
  api: fakeApi({ exam: async (id) => exam({ title: `Exam ${id}` }) }),
};

describe('renderRouteToString', () => {
  it('gives status, HTML and head as the edge does, without a document', async () => {
    const { status, html, head } = await renderRouteToString({ ...sample, url: '/exam/dmv-ca' });
    expect(status).toBe(200);
    expect(html).toContain('<h1>Exam dmv-ca</h1>');
    expect(html).toContain('Region <!-- -->US');
    expect(head?.description).toBe('An exam.');
  });

  it.each([
    [404, 404],
    [500, 503],
    [0, 503],
  ])('answers a service status of %i with %i and no head', async (from, to) => {
    const api = fakeApi({ exam: () => Promise.reject(new ApiError('http', 'no', from)) });
    const answer = await renderRouteToString({ definition, descriptor, api, url: '/exam/none' });
    expect(answer.status).toBe(to);
    expect(answer.head).toBeUndefined();
  });

  it('says where a reader is sent', async () => {
    const answer = await renderRouteToString({ ...sample, url: '/moved' });
    expect(answer).toMatchObject({ status: 301, location: '/exam/new' });
  });

  it('refuses style attributes', async () => {
    await expect(renderRouteToString({ ...sample, url: '/stylish' })).rejects.toThrow('style attribute');
  });

  it('refuses a page that differs from render to render', async () => {
    await expect(renderRouteToString({ ...sample, url: '/shaky' })).rejects.toThrow('renders otherwise');
  });

  it('hands over the addresses of the site to a page that asks, when the test gives them', async () => {
    const siteMap = [{ remote: 'mfe-blog', entries: [{ path: '/blog', title: 'Blog' }] }];
    expect((await renderRouteToString({ ...sample, url: '/sitemap', siteMap })).html).toContain('/blog');
    await expect(renderRouteToString({ ...sample, url: '/sitemap' })).rejects.toThrow(
      'siteMap(): not expected',
    );
  });

  it('fails a test whose loader makes a call that was not prepared', async () => {
    await expect(renderRouteToString({ definition, descriptor, url: '/exam/a' })).rejects.toThrow(
      'not expected in this test',
    );
  });
});

describe('respondRoute', () => {
  it('gives the file of a resource', async () => {
    const response = await respondRoute({ ...sample, url: '/feed.xml' });
    expect(await response.text()).toBe('<feed>/feed.xml</feed>');
  });

  it('fails for an address that the remote does not own', async () => {
    await expect(respondRoute({ ...sample, url: '/blog.xml' })).rejects.toThrow('No route of the remote');
  });

  it('refuses a page', async () => {
    await expect(respondRoute({ ...sample, url: '/exam/a' })).rejects.toThrow('is a page');
  });
});
