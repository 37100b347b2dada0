/** @jest-environment ../packages/tooling/src/jest/jsdom-environment.mjs */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { ApiError, createApi } from '@mockingbird/api-client';
import { manifestRouteSchema, type LiveRemote } from '@mockingbird/contracts';
import { definePage, notFound, redirectTo, unavailable, type LoaderArgs } from '@mockingbird/platform';
import { TooLate } from '../../shared/timeout.js';
import { KnownRemotes } from '../remotes/remote-catalog.js';
import { FAILURE_LIFE_MS, PREFETCH_LIFE_MS, SCREEN_LIMIT_MS } from '../limits.js';
import { PreparedPages } from './page-preloader.js';
import type { LoadedScreen, RemoteLoader } from '../remotes/remote-loader.js';

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
const screen = jest.fn<() => Promise<LoadedScreen>>();
let pages: PreparedPages;

const pagesOf = (remote: LiveRemote) =>
  new PreparedPages({
    known: new KnownRemotes(1, '7-abc', remote),
    // Of the loader nothing but `screen` is called.
    loader: { screen } as unknown as RemoteLoader,
    api: createApi({ ask: never, tell: never }),
    site: () => ({ origin: 'http://site.test', renderedAt: 0 }),
    initial: () => undefined,
  });

beforeEach(() => {
  jest.useFakeTimers();
  jest.resetAllMocks();
  loader.mockImplementation(() => Promise.resolve(`data ${loader.mock.calls.length}`));
  const page = definePage<string>({
    loader,
    head: () => ({ title: '', description: '' }),
    Component: () => null,
  });
  screen.mockResolvedValue({ remote: { version, definition: { routes: {} } }, page });
  pages = pagesOf(version);
});

afterEach(() => {
  jest.useRealTimers();
});

describe('a screen that is made ready', () => {
  it('is made once for everybody, and used once', async () => {
    const [first, second] = await Promise.all([pages.prepare(url), pages.want(url)]);
    expect(second).toBe(first);
    expect(await pages.takeInTime(url)).toBe(first);
    expect(first.outcome).toEqual({ kind: 'data', data: 'data 1' });
    expect((await pages.takeInTime(url)).outcome).toEqual({ kind: 'data', data: 'data 2' });
  });

  it('is ready once all of it is there, until it is used', async () => {
    expect(pages.isReady(url)).toBe(false);
    const prepared = pages.prepare(url);
    expect(pages.isReady(url)).toBe(false);
    await prepared;
    expect(pages.isReady(url)).toBe(true);
    await pages.takeInTime(url);
    expect(pages.isReady(url)).toBe(false);
  });

  it('is made anew when what was prepared is old', async () => {
    await pages.prepare(url);
    jest.advanceTimersByTime(PREFETCH_LIFE_MS);
    expect((await pages.prepare(url)).outcome).toEqual({ kind: 'data', data: 'data 2' });
  });

  it('tells what its loader threw', async () => {
    loader.mockRejectedValueOnce(redirectTo('/elsewhere'));
    expect((await pages.takeInTime(url)).outcome).toEqual({ kind: 'redirect', location: '/elsewhere' });
    loader.mockRejectedValueOnce(notFound('Exam not found'));
    expect((await pages.takeInTime(url)).outcome).toMatchObject({
      kind: 'error',
      status: 404,
      message: 'Exam not found',
    });
  });
});

describe('a screen that fails to load', () => {
  it('is not tried again at once, but soon, or when the reader asks', async () => {
    screen.mockRejectedValueOnce(new Error('no code'));
    await expect(pages.prepare(url)).rejects.toThrow('no code');
    await expect(pages.takeInTime(url)).rejects.toThrow('no code');
    expect(screen).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(FAILURE_LIFE_MS);
    await pages.prepare(url);
    expect(screen).toHaveBeenCalledTimes(2);
    pages.forget();
    await pages.prepare(url);
    expect(screen).toHaveBeenCalledTimes(3);
  });
});

describe('a screen that takes too long', () => {
  let answer: (data: string) => void;
  beforeEach(() => {
    loader.mockReturnValue(new Promise((resolve) => (answer = resolve)));
  });

  it('has its limit from when a reader wanted it, not from when a link was pointed at', async () => {
    void pages.prepare(url);
    await jest.advanceTimersByTimeAsync(SCREEN_LIMIT_MS);
    void pages.want(url);
    await jest.advanceTimersByTimeAsync(SCREEN_LIMIT_MS - 1_000);
    const settled = jest.fn();
    pages.takeInTime(url).then(settled, settled);
    await jest.advanceTimersByTimeAsync(999);
    expect(settled).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(settled).toHaveBeenCalledWith(expect.any(TooLate));
  });

  it('is kept when it comes after all', async () => {
    const taken = pages.takeInTime(url).catch((error: unknown) => error);
    await jest.advanceTimersByTimeAsync(SCREEN_LIMIT_MS + PREFETCH_LIFE_MS);
    expect(await taken).toBeInstanceOf(TooLate);
    answer('late');
    expect((await pages.prepare(url)).outcome).toEqual({ kind: 'data', data: 'late' });
    expect((await pages.takeInTime(url)).outcome).toEqual({ kind: 'data', data: 'late' });
  });
});

describe('a screen whose code is there and whose services do not answer', () => {
  let answer: (data: string) => void;
  /** The first call of the loader waits for the services; a later one is given an API on which nothing answers. */
  const loads = (failed: (error: unknown) => Promise<string>) =>
    loader
      .mockReturnValueOnce(new Promise((resolve) => (answer = resolve)))
      .mockImplementation(({ api }) => api.allExams().then(() => 'never', failed));

  const takenAtLimit = async () => {
    const taken = pages.takeInTime(url);
    await jest.advanceTimersByTimeAsync(SCREEN_LIMIT_MS);
    return taken;
  };

  it('is what the page itself shows then, within the limit, and what is late is on its way', async () => {
    loads((error) => Promise.reject(error instanceof ApiError ? unavailable('No questions') : error));
    const taken = await takenAtLimit();
    expect(taken.outcome).toMatchObject({ kind: 'error', status: 503, message: 'No questions' });
    answer('late');
    expect((await taken.late)?.outcome).toEqual({ kind: 'data', data: 'late' });
    expect((await pages.takeInTime(url)).outcome).toEqual({ kind: 'data', data: 'late' });
    expect(loader).toHaveBeenCalledTimes(2);
  });

  it('is the whole page, where a failure is no matter to it', async () => {
    loads(() => Promise.resolve('an empty list'));
    expect((await takenAtLimit()).outcome).toEqual({ kind: 'data', data: 'an empty list' });
  });
});

describe('a screen whose loading state asks again', () => {
  const retryMs = 10_000;
  const patient = {
    ...version.routes[0],
    id: 'post',
    path: '/blog/:slug',
    loading: { shape: 'text', retryMs },
  };
  const post = new URL('http://site.test/blog/a');
  const failing = () => Promise.reject(unavailable());

  beforeEach(() => {
    pages = pagesOf({ ...version, routes: [manifestRouteSchema.parse(patient)] });
  });

  it('stays as long as the reader waits, and comes when its data does', async () => {
    loader.mockImplementationOnce(failing).mockImplementationOnce(failing);
    const taken = pages.takeInTime(post);
    await jest.advanceTimersByTimeAsync(retryMs);
    expect(loader).toHaveBeenCalledTimes(2);
    await jest.advanceTimersByTimeAsync(retryMs);
    expect((await taken).outcome).toEqual({ kind: 'data', data: 'data 3' });
  });

  it('is given up when the reader goes elsewhere', async () => {
    loader.mockImplementation(failing);
    const taken = pages.takeInTime(post);
    await jest.advanceTimersByTimeAsync(1);
    loader.mockResolvedValue('elsewhere');
    const elsewhere = pages.want(new URL('http://site.test/blog/b'));
    await jest.advanceTimersByTimeAsync(retryMs);
    expect((await taken).outcome).toMatchObject({ kind: 'error', status: 503 });
    await expect(elsewhere).resolves.toBeDefined();
  });

  it('is not asked for again when there is no such post', async () => {
    loader.mockImplementation(() => Promise.reject(notFound()));
    expect((await pages.takeInTime(post)).outcome).toMatchObject({ kind: 'error', status: 404 });
    expect(loader).toHaveBeenCalledTimes(1);
  });
});
