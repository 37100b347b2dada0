/** @jest-environment ../packages/tooling/src/jest/jsdom-environment.mjs */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createApi } from '@mockingbird/api-client';
import type { LiveRemote } from '@mockingbird/contracts';
import { definePage, notFound, redirectTo } from '@mockingbird/platform';
import { TooLate } from '../patience.js';
import { KnownRemotes } from './known-remotes.js';
import { FAILURE_LIFE_MS, PREFETCH_LIFE_MS, SCREEN_LIMIT_MS } from './limits.js';
import { PreparedPages } from './prepared-pages.js';
import type { LoadedScreen, RemoteLoader } from './remote-loader.js';

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
const loader = jest.fn<() => Promise<string>>();
const screen = jest.fn<() => Promise<LoadedScreen>>();
let pages: PreparedPages;

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
  pages = new PreparedPages({
    known: new KnownRemotes(1, '7-abc', version),
    // Of the loader nothing but `screen` is called.
    loader: { screen } as unknown as RemoteLoader,
    api: createApi({ ask: never, tell: never }),
    site: () => ({ origin: 'http://site.test', renderedAt: 0 }),
    initial: () => undefined,
  });
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

  it('is made anew when what was prepared is old', async () => {
    await pages.prepare(url);
    jest.advanceTimersByTime(PREFETCH_LIFE_MS);
    expect((await pages.prepare(url)).outcome).toEqual({ kind: 'data', data: 'data 2' });
  });

  it('tells what its loader threw', async () => {
    loader.mockRejectedValueOnce(redirectTo('/elsewhere'));
    expect((await pages.takeInTime(url)).outcome).toEqual({ kind: 'redirect', location: '/elsewhere' });
    loader.mockRejectedValueOnce(notFound());
    expect((await pages.takeInTime(url)).outcome).toMatchObject({ kind: 'error' });
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
    loader.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
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
    expect(loader).toHaveBeenCalledTimes(1);
  });
});
