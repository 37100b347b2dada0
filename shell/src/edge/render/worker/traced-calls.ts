import { randomBytes } from 'node:crypto';
import {
  readTraceContext,
  writeTraceHeaders,
  type TraceHeaders,
} from '@mockingbird/observability/trace-context';
import { MAX_TRACED_CALLS } from '../../limits.js';
import { serviceTemplate } from '../../services/services-url.js';
import type { ServiceCall } from '../protocol.js';

const SPAN_ID_BYTES = 8;
const NO_RESPONSE = 0;
// Bound before the code of remotes could replace them.
const now = performance.now.bind(performance);
const { timeOrigin } = performance;

/**
 * The calls of the services during one render. A render process has no access to the collector: it sends the span of each
 * call to the services, and what it recorded to the edge.
 */
export class TracedCalls {
  private readonly calls: ServiceCall[] = [];
  /** When calls without a response started, by the clock of `now`. */
  private readonly open = new Map<ServiceCall, number>();

  /** @param parent the span of the render */
  constructor(private readonly parent: TraceHeaders) {}

  /**
   * The calls so far. One without a response lasts until now: it may be why the render timed out.
   * @returns none for a render that the sampler left out
   */
  get recorded(): ServiceCall[] {
    for (const [call, startedAt] of this.open) call.durationMs = now() - startedAt;
    return this.calls;
  }

  /** @returns a function that sends as `send` does, with the headers of the trace */
  trace(send: typeof fetch): typeof fetch {
    const context = readTraceContext({ ...this.parent });
    if (!context) return send;
    return async (input, init) => {
      const isRecorded = context.isSampled && this.calls.length < MAX_TRACED_CALLS;
      const spanId = isRecorded ? randomBytes(SPAN_ID_BYTES).toString('hex') : context.spanId;
      const headers = new Headers(init?.headers);
      for (const [name, value] of Object.entries(writeTraceHeaders({ ...context, spanId }))) {
        headers.set(name, value);
      }
      const traced = { ...init, headers };
      if (!isRecorded) return send(input, traced);
      const startedAt = now();
      const call: ServiceCall = {
        ...{ spanId, status: NO_RESPONSE, startedAt: timeOrigin + startedAt, durationMs: 0 },
        method: init?.method === 'POST' ? 'POST' : 'GET',
        template: serviceTemplate(String(input)),
      };
      this.calls.push(call);
      this.open.set(call, startedAt);
      try {
        const response = await send(input, traced);
        call.status = response.status;
        return response;
      } finally {
        this.open.delete(call);
        call.durationMs = now() - startedAt;
      }
    };
  }
}
