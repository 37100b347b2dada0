/** @jest-environment ../packages/tooling/src/jest/jsdom-environment.mjs */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { ApiError, type ApiMessage } from '@mockingbird/api-client';
import type { LiveRemote, Telemetry } from '@mockingbird/contracts';
import { RemoteCatalog } from '../remotes/remote-catalog.js';
import { EVENT_MESSAGE_LENGTH, EVENT_BATCH_MS } from './limits.js';
import { VersionEventReporter } from './version-event-reporter.js';

const version = (name: string, watchUntil?: number): LiveRemote => ({
  name,
  version: '1.0.0',
  base: `/remotes/${name}/1.0.0/`,
  globalName: name,
  entry: 'entry.js',
  integrity: { 'entry.js': 'sha384-other' },
  routes: [],
  ...(watchUntil === undefined ? {} : { watchUntil }),
});
const a = version('mfe-a', Date.now() + 60_000);
const b = version('mfe-b');
const send = jest.fn<(telemetry: Telemetry) => Promise<void>>();
const fetcher = jest.fn<typeof fetch>();
let reporter: VersionEventReporter;

const createReporter = () =>
  new VersionEventReporter({
    catalog: new RemoteCatalog(7, '7-abc', undefined),
    send,
    isOverridden: (name) => name === 'mfe-overridden',
  });
const sentReports = async () => {
  await jest.advanceTimersByTimeAsync(EVENT_BATCH_MS);
  return send.mock.calls.map(([telemetry]) => telemetry);
};

beforeEach(() => {
  jest.useFakeTimers();
  sessionStorage.clear();
  send.mockReset().mockResolvedValue(undefined);
  fetcher
    .mockReset()
    .mockImplementation(async (address) =>
      String(address).startsWith('/_mb')
        ? new Response(JSON.stringify({ number: 7, remotes: [a, b] }))
        : new Response('', { status: 404 }),
    );
  Object.defineProperty(globalThis, 'fetch', { value: fetcher, configurable: true, writable: true });
  reporter = createReporter();
});

afterEach(() => void jest.useRealTimers());

describe('version events of a tab', () => {
  it('are collected into one report with its composition', async () => {
    await reporter.add({ kind: 'render', version: a, error: new Error('x'.repeat(1_000)) });
    await reporter.add({ kind: 'timeout', version: b });
    expect(send).not.toHaveBeenCalled();
    expect(await sentReports()).toEqual([
      {
        composition: 7,
        events: [
          { remote: 'mfe-a', version: '1.0.0', kind: 'render', message: 'x'.repeat(EVENT_MESSAGE_LENGTH) },
          { remote: 'mfe-b', version: '1.0.0', kind: 'timeout' },
        ],
      },
    ]);
  });

  it('are sent once in a tab, also after a page load, and errors of sending are ignored', async () => {
    send.mockRejectedValue(new Error('unavailable'));
    for (const each of [reporter, reporter, createReporter()]) await each.add({ kind: 'mount', version: a });
    await reporter.add({ kind: 'render', version: a });
    expect((await sentReports()).flatMap((report) => report.events.map(({ kind }) => kind))).toEqual([
      'mount',
      'render',
    ]);
  });

  it('are sent immediately when the page closes', async () => {
    await reporter.add({ kind: 'mount', version: a });
    reporter.flush();
    expect(send).toHaveBeenCalledTimes(1);
    expect(await sentReports()).toHaveLength(1);
  });

  it('do not include overridden versions', async () => {
    await reporter.add({ kind: 'mount', version: version('mfe-overridden') });
    expect(await sentReports()).toEqual([]);
  });

  it('have the calls in files of their version, the innermost first', async () => {
    const error = new Error('broken');
    const at = (name: string, line: number) =>
      `at ${window.location.origin}/remotes/${name}/1.0.0/page.js:${line}:5`;
    error.stack = ['Error: broken', at('mfe-a', 3), at('mfe-b', 4), ...Array(9).fill(at('mfe-a', 6))].join(
      '\n',
    );
    await reporter.add({ kind: 'render', version: a, error });
    const [{ stack } = { stack: undefined }] = (await sentReports()).flatMap(({ events }) => events);
    expect(stack?.map(({ line }) => line)).toEqual([3, 6, 6, 6, 6]);
  });

  it('name the causes of an error, without addresses', async () => {
    const cause = new TypeError('no answer of https://a.test/x?y', { cause: new Error('refused') });
    await reporter.add({ kind: 'render', version: a, error: new Error('no seats', { cause }) });
    const [report] = await sentReports();
    expect(report?.events[0]?.message).toBe('no seats (cause: no answer of … (cause: refused))');
  });

  it('include errors of the window, each message once and few of them, without addresses', async () => {
    const thrown = (text: string, name = 'mfe-a') => {
      const error = new Error(text);
      error.stack = `Error: ${text}\n    at ${window.location.origin}/remotes/${name}/1.0.0/page.js:3:5`;
      return new ErrorEvent('error', { error });
    };
    for (const text of ['one', 'one', 'two at https://a.test/?name=x', 'three', 'four', 'five', 'six'])
      reporter.addWindowEvent(thrown(text));
    reporter.addWindowEvent(thrown('one', 'mfe-overridden'));
    const events = (await sentReports()).flatMap((report) => report.events);
    expect(events.map(({ message }) => message)).toEqual(['one', 'two at …', 'three', 'four', 'five']);
    expect(events[0]).toEqual({
      ...{ remote: 'mfe-a', version: '1.0.0', kind: 'handler', message: 'one' },
      stack: [{ file: 'page.js', line: 3, column: 5 }],
    });
  });

  it('include calls that the services refuse because of the remote, each once, and no others', async () => {
    const reject = (code: string, call: ApiMessage, of = a) => {
      const problem = { type: '', title: '', status: 400, detail: 'No.', code, requestId: 'r' };
      const error = new ApiError('http', 'No.', 400, problem);
      const place = new Error('Called here');
      place.stack = `Error\n    at ${window.location.origin}/remotes/mfe-a/1.0.0/page.js:3:5`;
      return reporter.add({
        ...{ kind: 'refusal', version: of, error: place },
        call: { error, message: call, place },
      });
    };
    const call: ApiMessage = { method: 'GET', path: '/api/exams/exam/sat?x=1' };
    await reject('MB-1002', call);
    await reject('MB-1002', { ...call, path: '/api/exams/exam/act?x=1' });
    await reject('MB-1012', call);
    await reject('MB-1002', { ...call, isTyped: true });
    await reject('MB-1002', call, version('mfe-overridden'));
    expect((await sentReports()).flatMap((report) => report.events)).toEqual([
      {
        ...{ remote: 'mfe-a', version: '1.0.0', kind: 'refusal' },
        message: 'GET /api/exams/* was refused: 400 MB-1002',
        stack: [{ file: 'page.js', line: 3, column: 5 }],
      },
    ]);
  });

  it('include calls of a loader that the services refused at the edge', async () => {
    const error = new Error('GET /api/exams/* was refused: 404 MB-1019');
    for (const each of [reporter, createReporter()]) await each.add({ kind: 'refusal', version: a, error });
    expect((await sentReports()).flatMap(({ events }) => events.map(({ message }) => message))).toEqual([
      error.message,
    ]);
  });

  it('include successful mounts only while the platform monitors the version', async () => {
    await reporter.add({ kind: 'mounted', version: a });
    await reporter.add({ kind: 'mounted', version: b });
    expect((await sentReports()).flatMap((report) => report.events)).toEqual([
      { remote: 'mfe-a', version: '1.0.0', kind: 'mounted' },
    ]);
  });
});
