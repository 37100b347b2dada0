/** @jest-environment ../packages/tooling/src/jest/jsdom-environment.mjs */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { ApiError, createApi } from '@mockingbird/api-client';
import { manifestRouteSchema, type LiveRemote } from '@mockingbird/contracts';
import { definePage, notFound, redirectTo, unavailable, type LoaderArgs } from '@mockingbird/platform';
import { TimeoutError } from '../../../shared/timeout.js';
import { RemoteCatalog } from '../../remotes/remote-catalog.js';
import {
  DATA_TTL_MS,
  EDGE_DATA_TIMEOUT_MS,
  FAILURE_TTL_MS,
  PREFETCH_TTL_MS,
  SCREEN_TIMEOUT_MS,
} from '../../limits.js';
import { PagePreloader } from './page-preloader.js';
import type { LoadedScreen, RemoteLoader } from '../../remotes/remote-loader.js';

const version: LiveRemote = {
  name: 'mfe-a',
  version: '1.0.0',
  base: '/remotes/mfe-a/1.0.0/',
  globalName: 'mfe_a',
  entry: 'remoteEntry.js',
  integrity: {},
  routes: [{ id: 'exam', path: '/exam/:id', kind: 'page', query: [], js: [], css: [] }],
};
const never = () => Promise.reject(new Error('not called'));
const url = new URL('http://site.test/exam/x?q=1');
const loader = jest.fn<(args: LoaderArgs) => Promise<string>>();
const loadScreen = jest.fn<() => Promise<LoadedScreen>>();
const onCompositionHeader = jest.fn<(key: string | null) => void>();
const isOverridden = jest.fn<(name: string) => boolean>();
const fetchData = jest.fn<typeof fetch>();
let pages: PagePreloader;

const createPreloader = (remote: LiveRemote) =>
  new PagePreloader({
    catalog: new RemoteCatalog(1, '7-abc', remote),
    // The preloader calls no other method.
    loader: { loadScreen } as unknown as RemoteLoader,
    apiFor: () => createApi({ request: never, send: never, prepare: never }),
    site: () => ({ origin: 'http://site.test', renderedAt: 0 }),
    files: { preloadFiles: () => undefined },
    initialOutcome: () => undefined,
    onCompositionHeader,
    isOverridden,
  });

beforeEach(() => {
  jest.useFakeTimers();
  jest.resetAllMocks();
  Object.assign(globalThis, { fetch: fetchData });
  fetchData.mockResolvedValue(new Response(null, { status: 409 }));
  loader.mockImplementation(() => Promise.resolve(`data ${loader.mock.calls.length}`));
  const page = definePage<string>({
    loader,
    head: () => ({ title: '', description: '' }),
    Component: () => null,
  });
  loadScreen.mockResolvedValue({ remote: { version, definition: { routes: {} } }, page });
  pages = createPreloader(version);
});

afterEach(() => {
  jest.useRealTimers();
});

describe('a preloaded screen', () => {
  it('loads once for all callers, and is used once', async () => {
    const [first, second] = await Promise.all([pages.preload(url), pages.get(url)]);
    expect(second).toBe(first);
    expect(await pages.takeWithinLimit(url)).toBe(first);
    expect(first.outcome).toEqual({ kind: 'data', data: 'data 1' });
    expect((await pages.takeWithinLimit(url)).outcome).toEqual({ kind: 'data', data: 'data 2' });
  });

  it('is ready when all of it has loaded, until it is used', async () => {
    expect(pages.isReady(url)).toBe(false);
    const preloading = pages.preload(url);
    expect(pages.isReady(url)).toBe(false);
    await preloading;
    expect(pages.isReady(url)).toBe(true);
    await pages.takeWithinLimit(url);
    expect(pages.isReady(url)).toBe(false);
  });

  it('loads again after it expires', async () => {
    await pages.preload(url);
    jest.advanceTimersByTime(PREFETCH_TTL_MS);
    expect((await pages.preload(url)).outcome).toEqual({ kind: 'data', data: 'data 2' });
  });

  it('has the error or redirect of its loader as its outcome', async () => {
    loader.mockRejectedValueOnce(redirectTo('/elsewhere'));
    expect((await pages.takeWithinLimit(url)).outcome).toEqual({ kind: 'redirect', location: '/elsewhere' });
    loader.mockRejectedValueOnce(notFound('Exam not found'));
    expect((await pages.takeWithinLimit(url)).outcome).toMatchObject({
      kind: 'error',
      status: 404,
      message: 'Exam not found',
    });
  });
});

describe('the data of a screen', () => {
  const answer = (body: unknown, init?: ResponseInit) =>
    fetchData.mockResolvedValue(new Response(JSON.stringify(body), init));
  /** The first screen has its data in the page. */
  const showFirst = () => pages.takeWithinLimit(new URL('http://site.test/exam/first'));

  it('comes from the edge, requested while the code loads', async () => {
    await showFirst();
    answer({ data: 'from the edge' }, { headers: { 'x-mb-composition': '8-def' } });
    let showCode: (screen: LoadedScreen) => void = () => undefined;
    const screen = await loadScreen();
    loadScreen.mockReturnValue(new Promise((resolve) => (showCode = resolve)));
    const page = pages.get(url);
    expect(fetchData.mock.calls).toEqual([
      ['/_mb/data?remote=mfe-a&version=1.0.0&address=%2Fexam%2Fx%3Fq%3D1', { cache: 'no-cache' }],
    ]);
    showCode(screen);
    expect((await page).outcome).toEqual({ kind: 'data', data: 'from the edge' });
    expect(loader).toHaveBeenCalledTimes(1);
    expect(onCompositionHeader).toHaveBeenCalledWith('8-def');
  });

  it('comes from the screen’s loader where the edge has none of this version', async () => {
    await showFirst();
    for (const response of [
      () => Promise.resolve(new Response(null, { status: 409 })),
      () => Promise.resolve(new Response('{}')),
      () => Promise.resolve(new Response('<html>')),
      () => Promise.reject(new TypeError('no network')),
    ]) {
      loader.mockClear();
      fetchData.mockImplementation(response);
      expect((await pages.takeWithinLimit(url)).outcome).toEqual({ kind: 'data', data: 'data 1' });
    }
  });

  it('comes from the screen’s loader where the edge never answers, also on pages that retry', async () => {
    const retrying = { ...version.routes[0], loading: { shape: 'text', retryMs: 10_000 } };
    pages = createPreloader({ ...version, routes: [manifestRouteSchema.parse(retrying)] });
    await showFirst();
    fetchData.mockReturnValue(new Promise(() => undefined));
    const page = pages.takeWithinLimit(url);
    await jest.advanceTimersByTimeAsync(EDGE_DATA_TIMEOUT_MS);
    expect(await Promise.race([page, Promise.resolve('pending')])).toMatchObject({
      outcome: { kind: 'data', data: 'data 2' },
    });
  });

  it('is not used with the code of another version', async () => {
    await showFirst();
    answer({ data: 'from the edge' });
    const { page } = await loadScreen();
    const fallback = { ...version, version: '0.9.0' };
    loadScreen.mockResolvedValue({ remote: { version: fallback, definition: { routes: {} } }, page });
    expect((await pages.takeWithinLimit(url)).outcome).toMatchObject({ data: 'data 2' });
  });

  it('can be a redirect', async () => {
    await showFirst();
    answer({ redirect: '/exam/y' });
    expect((await pages.takeWithinLimit(url)).outcome).toEqual({ kind: 'redirect', location: '/exam/y' });
  });

  it('is requested ahead once, and used within its time', async () => {
    await showFirst();
    fetchData.mockImplementation(() =>
      Promise.resolve(new Response(JSON.stringify({ data: fetchData.mock.calls.length }))),
    );
    await Promise.all([pages.prefetchData(url), pages.prefetchData(url)]);
    expect((await pages.takeWithinLimit(url)).outcome).toEqual({ kind: 'data', data: 1 });
    await pages.prefetchData(url);
    jest.advanceTimersByTime(DATA_TTL_MS);
    expect((await pages.takeWithinLimit(url)).outcome).toEqual({ kind: 'data', data: 3 });
  });

  it('is not requested for an overridden remote', async () => {
    isOverridden.mockImplementation((name) => name === 'mfe-a');
    await showFirst();
    expect((await pages.takeWithinLimit(url)).outcome).toEqual({ kind: 'data', data: 'data 2' });
    expect(fetchData).not.toHaveBeenCalled();
  });

  it('is not requested for screens that only the browser renders', async () => {
    const [route] = version.routes;
    pages = createPreloader({ ...version, routes: route ? [{ ...route, kind: 'client' }] : [] });
    await showFirst();
    expect((await pages.takeWithinLimit(url)).outcome).toEqual({ kind: 'data', data: 'data 2' });
    expect(fetchData).not.toHaveBeenCalled();
  });
});

describe('a screen that fails to load', () => {
  it('is not tried again immediately, but soon, or when the visitor retries', async () => {
    loadScreen.mockRejectedValueOnce(new Error('no code'));
    await expect(pages.preload(url)).rejects.toThrow('no code');
    await expect(pages.takeWithinLimit(url)).rejects.toThrow('no code');
    expect(loadScreen).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(FAILURE_TTL_MS);
    await pages.preload(url);
    expect(loadScreen).toHaveBeenCalledTimes(2);
    pages.clear();
    await pages.preload(url);
    expect(loadScreen).toHaveBeenCalledTimes(3);
  });
});

describe('a screen that takes too long', () => {
  let answer: (data: string) => void;
  beforeEach(() => {
    loader.mockReturnValue(new Promise((resolve) => (answer = resolve)));
  });

  it('has its limit from the visitor’s click, not from pointing at the link', async () => {
    void pages.preload(url);
    await jest.advanceTimersByTimeAsync(SCREEN_TIMEOUT_MS);
    void pages.get(url);
    await jest.advanceTimersByTimeAsync(SCREEN_TIMEOUT_MS - 1_000);
    const settled = jest.fn();
    pages.takeWithinLimit(url).then(settled, settled);
    await jest.advanceTimersByTimeAsync(999);
    expect(settled).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(settled).toHaveBeenCalledWith(expect.any(TimeoutError));
  });

  it('is cached when it loads after the limit', async () => {
    const page = pages.takeWithinLimit(url).catch((error: unknown) => error);
    await jest.advanceTimersByTimeAsync(SCREEN_TIMEOUT_MS + PREFETCH_TTL_MS);
    expect(await page).toBeInstanceOf(TimeoutError);
    answer('late');
    expect((await pages.preload(url)).outcome).toEqual({ kind: 'data', data: 'late' });
    expect((await pages.takeWithinLimit(url)).outcome).toEqual({ kind: 'data', data: 'late' });
  });
});

describe('a screen whose code has loaded and whose services do not answer', () => {
  let answer: (data: string) => void;
  /** The first call of the loader waits for the services. A later call receives an API without responses. */
  const mockLoader = (onError: (error: unknown) => Promise<string>) =>
    loader
      .mockReturnValueOnce(new Promise((resolve) => (answer = resolve)))
      .mockImplementation(({ api }) => api.allExams().then(() => 'never', onError));

  const takeAtLimit = async () => {
    const page = pages.takeWithinLimit(url);
    await jest.advanceTimersByTimeAsync(SCREEN_TIMEOUT_MS);
    return page;
  };

  it('is what the page shows without data, within the limit, and the late data follows', async () => {
    mockLoader((error) => Promise.reject(error instanceof ApiError ? unavailable('No questions') : error));
    const page = await takeAtLimit();
    expect(page.outcome).toMatchObject({ kind: 'error', status: 503, message: 'No questions' });
    answer('late');
    expect((await page.late)?.outcome).toEqual({ kind: 'data', data: 'late' });
    expect((await pages.takeWithinLimit(url)).outcome).toEqual({ kind: 'data', data: 'late' });
    expect(loader).toHaveBeenCalledTimes(2);
  });

  it('is the whole page, where the loader handles the failure', async () => {
    mockLoader(() => Promise.resolve('an empty list'));
    expect((await takeAtLimit()).outcome).toEqual({ kind: 'data', data: 'an empty list' });
  });
});

describe('a screen whose loading state retries', () => {
  const retryMs = 10_000;
  const retryingRoute = {
    ...version.routes[0],
    id: 'post',
    path: '/blog/:slug',
    loading: { shape: 'text', retryMs },
  };
  const post = new URL('http://site.test/blog/a');
  const failing = () => Promise.reject(unavailable());

  beforeEach(() => {
    pages = createPreloader({ ...version, routes: [manifestRouteSchema.parse(retryingRoute)] });
  });

  it('retries while the visitor waits, and resolves when its data loads', async () => {
    loader.mockImplementationOnce(failing).mockImplementationOnce(failing);
    const page = pages.takeWithinLimit(post);
    await jest.advanceTimersByTimeAsync(retryMs);
    expect(loader).toHaveBeenCalledTimes(2);
    await jest.advanceTimersByTimeAsync(retryMs);
    expect((await page).outcome).toEqual({ kind: 'data', data: 'data 3' });
  });

  it('stops when the visitor goes elsewhere', async () => {
    loader.mockImplementation(failing);
    const page = pages.takeWithinLimit(post);
    await jest.advanceTimersByTimeAsync(1);
    loader.mockResolvedValue('elsewhere');
    const elsewhere = pages.get(new URL('http://site.test/blog/b'));
    await jest.advanceTimersByTimeAsync(retryMs);
    expect((await page).outcome).toMatchObject({ kind: 'error', status: 503 });
    await expect(elsewhere).resolves.toBeDefined();
  });

  it('has the limit for its code', async () => {
    loadScreen.mockReturnValue(new Promise(() => undefined));
    const page = pages.takeWithinLimit(post).catch((error: unknown) => error);
    await jest.advanceTimersByTimeAsync(SCREEN_TIMEOUT_MS);
    expect(await Promise.race([page, Promise.resolve('pending')])).toBeInstanceOf(TimeoutError);
  });

  it('does not retry when the post does not exist', async () => {
    loader.mockImplementation(() => Promise.reject(notFound()));
    expect((await pages.takeWithinLimit(post)).outcome).toMatchObject({ kind: 'error', status: 404 });
    expect(loader).toHaveBeenCalledTimes(1);
  });
});
