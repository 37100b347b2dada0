import type { Collector, ReceivedSpan } from './collector.js';
import { until } from '../harness/until.js';

/** A trace as indented lines: `service: name`, the children of a span below it, in the order of their start. */
export function drawTrace(spans: readonly ReceivedSpan[], parent?: string, depth = 0): string[] {
  const ids = new Set(spans.map(({ spanId }) => spanId));
  const isChild = ({ parentSpanId }: ReceivedSpan) =>
    parent === undefined ? !ids.has(parentSpanId ?? '') : parentSpanId === parent;
  return spans
    .filter(isChild)
    .sort((a, b) => Number(a.startTimeUnixNano - b.startTimeUnixNano))
    .flatMap((span) => [
      `${'  '.repeat(depth)}${String(span.service).replace('mockingbird-', '')}: ${span.name}`,
      ...drawTrace(spans, span.spanId, depth + 1),
    ]);
}

/** Waits for a span that fits, and returns all spans of its trace. */
export async function traceOf(
  { spans }: Collector,
  what: string,
  fits: (span: ReceivedSpan) => boolean,
): Promise<ReceivedSpan[]> {
  await until(what, () => Promise.resolve(spans.some(fits)));
  const traceId = spans.find(fits)?.traceId;
  return spans.filter((span) => span.traceId === traceId);
}
