import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from '@jest/globals';
import type { Otlp, Span } from '@mockingbird/observability';
import { spanOf } from './request-spans.js';
import { traceRequests } from './trace-requests.js';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const HEADERS = { traceparent: `00-${TRACE}-00f067aa0ba902b7-01` };

interface Started {
  name: string;
  /** The trace of the caller, where it is continued. */
  traceId: string | undefined;
  events: string[];
  ended: Promise<void>;
}

/** An export in memory: what was started, and what each span got. */
function memoryExport() {
  const started: Started[] = [];
  const otlp: Otlp = {
    startRequest: (name, parent) => {
      const events: string[] = [];
      let end: () => void = () => undefined;
      const ended = new Promise<void>((resolve) => (end = resolve));
      started.push({ name, traceId: parent?.traceId, events, ended });
      const span: Span = {
        ...{ traceId: parent?.traceId ?? 'new', isRecording: true, headers: { traceparent: '' } },
        startChild: () => span,
        rename: (next) => void events.push(`rename ${next}`),
        set: (attributes) => void events.push(JSON.stringify(attributes)),
        fail: (type) => void events.push(`fail ${type}`),
        end: () => end(),
      };
      return span;
    },
    addException: () => undefined,
    close: () => Promise.resolve(),
  };
  return { otlp, started };
}

let server: Server | undefined;
afterEach(() => void server?.close());

async function startServer(continues: boolean, trustedProxies: string[], status = 200) {
  const { otlp, started } = memoryExport();
  const inside: (string | undefined)[] = [];
  const answer = traceRequests(
    (_request, response) => {
      inside.push(spanOf(response)?.traceId);
      response.setHeader('x-mb-page', 'render');
      response.writeHead(status).end();
      return undefined;
    },
    { otlp, trustedProxies, continues, site: () => undefined },
  );
  const listening = createServer((request, response) => void answer(request, response));
  server = listening;
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve));
  // A server that listens on a host and a port has such an address.
  const origin = `http://127.0.0.1:${(listening.address() as AddressInfo).port}`;
  return { started, inside, get: (path: string) => fetch(origin + path, { headers: HEADERS }) };
}

describe('a request of the edge', () => {
  it.each([
    ['is continued from a trusted proxy, where that is configured', true, ['127.0.0.1'], TRACE],
    ['starts a trace where it is not configured', false, ['127.0.0.1'], undefined],
    ['starts a trace behind no trusted proxy', true, ['10.0.0.0/8'], undefined],
  ])('%s', async (_what, continues, trusted, expected) => {
    const { started, inside, get } = await startServer(continues, trusted);
    await get('/about');
    expect(started.map(({ traceId }) => traceId)).toEqual([expected]);
    expect(inside).toEqual([expected ?? 'new']);
  });

  it('has a span for pages, screens and API calls, and none for files, polls and probes', async () => {
    const { started, inside, get } = await startServer(false, []);
    const paths = ['/about', '/api/exams/x', '/_mb/data?a=1', '/assets/a.js', '/remotes/a/1/b.js'];
    for (const path of [...paths, '/_mb/composition', '/health/live']) await get(path);
    expect(started.map(({ name }) => name)).toEqual(['GET page', 'GET api', 'GET screen data']);
    expect(inside.slice(3)).toEqual([undefined, undefined, undefined, undefined]);
  });

  it('that the site failed to answer is an error', async () => {
    const { started, get } = await startServer(false, [], 503);
    await get('/about');
    await started[0]?.ended;
    expect(started[0]?.events).toContain('fail 503');
    expect(started[0]?.events).toContain('{"mockingbird.page.source":"render"}');
  });
});
