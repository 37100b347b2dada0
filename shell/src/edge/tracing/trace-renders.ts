import type { Span } from '@mockingbird/observability';
import type { JobRequest, RenderPool } from '../render/pool/render-pool.js';
import type { RenderResult, ServiceCall } from '../render/protocol.js';
import { findSpan } from './request-spans.js';

const SERVER_ERROR = 500;
const NO_RESPONSE = 0;

const outputOf = ({ fragment, output }: JobRequest): string => (fragment ? 'fragment' : (output ?? 'page'));

/** The render process has no access to the collector, so the edge records its calls. */
function recordCall(
  render: Span,
  { spanId, method, template, status, startedAt, durationMs }: ServiceCall,
): void {
  const call = render.startChild(`${method} ${template}`, {
    ...{ kind: 'client', spanId, startedAt },
    attributes: {
      'http.request.method': method,
      'url.template': template,
      'http.response.status_code': status === NO_RESPONSE ? undefined : status,
    },
  });
  if (status === NO_RESPONSE) call.fail('no response');
  else if (status >= SERVER_ERROR) call.fail(String(status));
  call.end(startedAt + durationMs);
}

function describeRender(span: Span, result: RenderResult): void {
  for (const call of result.calls ?? []) recordCall(span, call);
  if ('status' in result) span.set({ 'http.response.status_code': result.status });
  if (result.kind === 'failed') span.fail(result.code);
}

/** @returns a pool that renders as `pool` does. Renders of a traced request have a span, with their wait in the queue. */
export const traceRenders = (pool: Pick<RenderPool, 'render'>): Pick<RenderPool, 'render'> => ({
  render: async (job) => {
    const request = findSpan(job.requestId);
    if (!request) return pool.render(job);
    const { name, version, routes } = job.version;
    const span = request.startChild(`render ${name}`, {
      attributes: {
        'mockingbird.remote': `${name}@${version}`,
        'mockingbird.output': outputOf(job),
        'mockingbird.fragment': job.fragment?.name,
        'http.route': routes.find(({ id }) => id === job.routeId)?.path,
      },
    });
    try {
      const result = await pool.render({ ...job, trace: span.headers });
      describeRender(span, result);
      return result;
    } finally {
      span.end();
    }
  },
});
