import { afterEach, describe, expect, it } from '@jest/globals';
import { ApiError } from '@mockingbird/api-client';
import type { ManifestRoute } from '@mockingbird/contracts';
import { cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { definePage, defineRemote, defineResource, type LoaderArgs } from './define-remote.js';
import { notFound, redirectOf, redirectTo, unavailable } from './page-error.js';
import { describeError, loadPage, toRouteObjects, type RouteServices } from './route-objects.js';

afterEach(cleanup);

const route = (id: string, path: string, kind: ManifestRoute['kind'] = 'page'): ManifestRoute => ({
  id,
  path,
  kind,
  query: [],
  js: [],
  css: [],
});

const ROUTES = [route('hello', '/hello/:name'), route('file', '/file.txt', 'resource')];

const site = { origin: 'https://site.test', renderedAt: 0 };
// The loaders in this file call no API.
const services = {
  api: {},
  site: () => site,
  siteMap: () => Promise.resolve([]),
} as unknown as RouteServices;

const Shell = ({ status, message }: { status: number; message: string }) => (
  <p>{`shell: ${status} ${message}`}</p>
);
const Own = ({ status, message }: { status: number; message: string }) => (
  <p>{`own: ${status} ${message}`}</p>
);

/** A remote with one page; the test provides its loader. */
function remote(loader?: (args: LoaderArgs) => Promise<string>, fails = false) {
  const page = definePage<string>({
    ...(loader ? { loader } : {}),
    head: () => ({ title: 'Hello', description: 'Hello' }),
    ErrorScreen: Own,
    Component: function Hello({ data, params }) {
      if (fails) throw new Error('broken while rendering');
      return <p>{`${data ?? 'nothing'} for ${params.name}`}</p>;
    },
  });
  return defineRemote({
    routes: {
      hello: () => Promise.resolve({ default: page }),
      file: () => Promise.resolve({ default: defineResource({ respond: async () => new Response('x') }) }),
    },
  });
}

async function show(definition: ReturnType<typeof remote>, extra: Partial<RouteServices> = {}) {
  const objects = toRouteObjects(definition, ROUTES, {}, { ...services, ...extra }, Shell);
  const router = createMemoryRouter(objects, { initialEntries: ['/hello/ann?q=1'] });
  render(<RouterProvider router={router} />);
  return screen.findByText(/for|shell|own/);
}

describe('a remote page in the router', () => {
  it('gets its data and its parameters, also when it is loaded on demand', async () => {
    const shown = await show(remote(async ({ params, url }) => `${params.name}${url.search}`));
    expect(shown.textContent).toBe('ann?q=1 for ann');
  });

  it('works without a loader', async () => {
    expect((await show(remote())).textContent).toBe('nothing for ann');
  });

  it('uses what was fetched ahead', async () => {
    const definition = remote(() => Promise.reject(new Error('called again')));
    const shown = await show(definition, { prefetched: () => Promise.resolve('ahead') });
    expect(shown.textContent).toBe('ahead for ann');
  });

  it.each([
    ['a missing thing', () => Promise.reject(notFound('Exam not found')), 'own: 404 Exam not found'],
    [
      'a service that is away',
      () => Promise.reject(unavailable()),
      'own: 503 This page cannot be shown right now',
    ],
    [
      'a 404 of the services',
      () => Promise.reject(new ApiError('http', 'x', 404)),
      'own: 404 Page not found',
    ],
    [
      'no answer of the services',
      () => Promise.reject(new ApiError('network', 'x')),
      'own: 503 This page cannot be shown right now',
    ],
    ['a fault of the remote', () => Promise.reject(new Error('bug')), 'shell: 500 This page failed to load'],
  ])('shows %s', async (_what, loader, expected) => {
    expect((await show(remote(loader))).textContent).toBe(expected);
  });

  it('leaves what broke while rendering to the shell', async () => {
    expect((await show(remote(undefined, true))).textContent).toBe('shell: 500 This page failed to load');
  });

  it('has no place for resources', () => {
    expect(toRouteObjects(remote(), ROUTES, {}, services, Shell)).toHaveLength(1);
  });
});

describe('a remote whose code and remote.json differ', () => {
  it('names the route', async () => {
    await expect(loadPage(remote(), 'missing')).rejects.toThrow('The remote defines no route "missing"');
    await expect(loadPage(remote(), 'file')).rejects.toThrow('Route "file" is no page');
  });
});

describe('answers of loaders', () => {
  it('are statuses with a sentence', () => {
    expect(describeError(new ApiError('timeout', 'x'))).toEqual({
      status: 503,
      message: 'This page cannot be shown right now',
    });
    expect(describeError(new Error('x'))).toEqual({ status: 500, message: 'This page failed to load' });
  });

  it('are redirects only with a place to go', () => {
    expect(redirectOf(redirectTo('/a'))).toBe('/a');
    expect(redirectTo('/a', true).status).toBe(301);
    expect(redirectOf(notFound())).toBeUndefined();
    expect(redirectOf(new Error('x'))).toBeUndefined();
  });
});
