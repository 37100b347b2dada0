import type { RenderResult } from '../protocol.js';

/**
 * Splits a failed render into log fields. The first line of the error is the message. The stack is a field, so that the
 * event stays one searchable line.
 */
export function toFailureFields({ code, message }: Extract<RenderResult, { kind: 'failed' }>): {
  fields: { code: string; stack?: string };
  message: string;
} {
  const [first = '', ...frames] = message.split('\n');
  return { fields: { code, ...(frames.length > 0 ? { stack: message } : {}) }, message: first };
}
