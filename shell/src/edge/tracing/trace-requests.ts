import type { IncomingMessage, ServerResponse } from 'node:http';
import { readTraceContext, type Otlp, type Span } from '@mockingbird/observability';
import proxyAddr from 'proxy-addr';
import type { LiveSite } from '../composition/live-site.js';
import { kindOf, methodLabel } from '../metrics/request-kind.js';
import { describeKnownPage } from './describe-page.js';
import { setSpan } from './request-spans.js';

/** @returns the source of the page, where no header of the response says it */
type Answer = (request: IncomingMessage, response: ServerResponse) => string | undefined;

interface Options {
  otlp: Otlp;
  /** `TRUSTED_PROXIES`: addresses and networks. */
  trustedProxies: readonly string[];
  /** Whether their `traceparent` is continued. Clients could otherwise choose what is recorded. */
  continues: boolean;
  site: () => LiveSite | undefined;
}

/** Many, and each like the others. */
const UNTRACED = new Set(['file', 'composition', 'health']);

/** Status from which a response is a failure of the site. */
const SERVER_ERROR = 500;

/** Ends the span of a response that was sent or aborted. */
function endRequest(span: Span, response: ServerResponse): void {
  const { statusCode } = response;
  if (!response.writableFinished) span.set({ 'mockingbird.aborted': true });
  else {
    span.set({ 'http.response.status_code': statusCode });
    if (statusCode >= SERVER_ERROR) span.fail(String(statusCode));
  }
  span.end();
}

/** Starts a span for each page, screen and API call. Everything that the request starts belongs to it. */
export function traceRequests(answer: Answer, { otlp, trustedProxies, continues, site }: Options): Answer {
  const isTrusted = proxyAddr.compile(continues ? [...trustedProxies] : []);
  return (request, response) => {
    // Express shortens the address while a mounted handler runs.
    const { url = '' } = request;
    const kind = kindOf(url) ?? 'page';
    if (UNTRACED.has(kind)) return answer(request, response);
    const method = methodLabel(request.method);
    const isContinued = isTrusted(request.socket.remoteAddress ?? '', 0);
    const parent = isContinued ? readTraceContext(request.headers) : undefined;
    const span = otlp.startRequest(`${method} ${kind}`, parent, {
      kind: 'server',
      attributes: { 'http.request.method': method, 'mockingbird.request': kind },
    });
    setSpan(response, span);
    const known = answer(request, response);
    if (!span.isRecording) return known;
    response.once('close', () => {
      const current = site();
      const source = known ?? response.getHeader('x-mb-page')?.toString();
      span.set({ 'mockingbird.page.source': source });
      if (known !== undefined && current) describeKnownPage(span, method, current, url);
      endRequest(span, response);
    });
    return known;
  };
}
