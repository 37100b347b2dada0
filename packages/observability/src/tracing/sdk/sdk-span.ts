import {
  createTraceState,
  ROOT_CONTEXT,
  SpanKind as SdkSpanKind,
  SpanStatusCode,
  trace,
  TraceFlags,
  type Context,
  type Span as ApiSpan,
  type Tracer,
} from '@opentelemetry/api';
import type { Span, SpanAttributes, SpanKind, SpanOptions } from '../span.js';
import { writeTraceHeaders, type TraceContext, type TraceHeaders } from '../trace-context.js';
import type { SpanIds } from './span-ids.js';

const KINDS: Readonly<Record<SpanKind, SdkSpanKind>> = {
  server: SdkSpanKind.SERVER,
  client: SdkSpanKind.CLIENT,
  internal: SdkSpanKind.INTERNAL,
};

/** What starts spans. */
export interface SpanTools {
  tracer: Tracer;
  ids: SpanIds;
}

/** A span of the SDK. */
export class SdkSpan implements Span {
  private writtenHeaders: TraceHeaders | undefined;

  constructor(
    private readonly span: ApiSpan,
    private readonly tools: SpanTools,
  ) {}

  get traceId(): string {
    return this.span.spanContext().traceId;
  }

  get isRecording(): boolean {
    return this.span.isRecording();
  }

  get headers(): TraceHeaders {
    const { traceId, spanId, traceFlags, traceState } = this.span.spanContext();
    const isSampled = (traceFlags & TraceFlags.SAMPLED) !== 0;
    return (this.writtenHeaders ??= writeTraceHeaders({
      ...{ traceId, spanId, isSampled },
      state: traceState?.serialize(),
    }));
  }

  startChild(name: string, options?: SpanOptions): Span {
    return startSpan(this.tools, name, trace.setSpan(ROOT_CONTEXT, this.span), options);
  }

  rename(name: string): void {
    this.span.updateName(name);
  }

  set(attributes: SpanAttributes): void {
    if (this.span.isRecording()) this.span.setAttributes(attributes);
  }

  fail(type: string): void {
    this.span.setAttribute('error.type', type).setStatus({ code: SpanStatusCode.ERROR });
  }

  end(endedAt?: number): void {
    this.span.end(endedAt);
  }
}

function startSpan(tools: SpanTools, name: string, parent: Context, options: SpanOptions = {}): SdkSpan {
  const { kind = 'internal', attributes = {}, startedAt, spanId } = options;
  if (spanId !== undefined) tools.ids.useNext(spanId);
  const span = tools.tracer.startSpan(
    name,
    {
      kind: KINDS[kind],
      attributes,
      ...(startedAt !== undefined && { startTime: startedAt }),
    },
    parent,
  );
  return new SdkSpan(span, tools);
}

/** Starts the first span of this process in a trace. */
export function startRequestSpan(
  tools: SpanTools,
  name: string,
  parent: TraceContext | undefined,
  options?: SpanOptions,
): SdkSpan {
  if (!parent) return startSpan(tools, name, ROOT_CONTEXT, options);
  const { traceId, spanId, isSampled, state } = parent;
  const context = trace.setSpanContext(ROOT_CONTEXT, {
    ...{ traceId, spanId, isRemote: true },
    traceFlags: isSampled ? TraceFlags.SAMPLED : TraceFlags.NONE,
    ...(state !== undefined && { traceState: createTraceState(state) }),
  });
  return startSpan(tools, name, context, options);
}
