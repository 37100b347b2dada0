import { describe, expect, it } from '@jest/globals';
import { readTraceContext, writeTraceHeaders } from './trace-context.js';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const SPAN = '00f067aa0ba902b7';

describe('a trace context', () => {
  it('is read, and written for the next process', () => {
    const headers = { traceparent: `00-${TRACE}-${SPAN}-01`, tracestate: 'vendor=1' };
    const context = { traceId: TRACE, spanId: SPAN, isSampled: true, state: 'vendor=1' };
    expect(readTraceContext(headers)).toEqual(context);
    expect(writeTraceHeaders(context)).toEqual(headers);
  });

  it('says whether the caller records', () => {
    const read = (flags: string) =>
      readTraceContext({ traceparent: `00-${TRACE}-${SPAN}-${flags}` })?.isSampled;
    expect([read('00'), read('01'), read('02'), read('03')]).toEqual([false, true, false, true]);
    expect(writeTraceHeaders({ traceId: TRACE, spanId: SPAN, isSampled: false })).toEqual({
      traceparent: `00-${TRACE}-${SPAN}-00`,
    });
  });

  it('of a later version may have further fields', () => {
    expect(readTraceContext({ traceparent: `cc-${TRACE}-${SPAN}-01-more` })).toMatchObject({
      traceId: TRACE,
    });
  });

  it.each([
    ['nothing', ''],
    ['a forbidden version', `ff-${TRACE}-${SPAN}-01`],
    ['further fields of version 00', `00-${TRACE}-${SPAN}-01-more`],
    ['upper case', `00-${TRACE.toUpperCase()}-${SPAN}-01`],
    ['a trace of zeros', `00-${'0'.repeat(32)}-${SPAN}-01`],
    ['a span of zeros', `00-${TRACE}-${'0'.repeat(16)}-01`],
    ['a short trace', `00-${TRACE.slice(1)}-${SPAN}-01`],
    ['two headers', `00-${TRACE}-${SPAN}-01, 00-${TRACE}-${SPAN}-01`],
  ])('is not read from %s', (_what, traceparent) => {
    expect(readTraceContext({ traceparent })).toBeUndefined();
  });

  it('leaves out a tracestate that is too long', () => {
    const headers = { traceparent: `00-${TRACE}-${SPAN}-01`, tracestate: `a=${'x'.repeat(511)}` };
    expect(readTraceContext(headers)).not.toHaveProperty('state');
  });
});
