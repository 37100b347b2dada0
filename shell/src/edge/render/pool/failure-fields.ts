import type { RenderResult } from '../protocol.js';

/**
 * A render that failed, for the log: the error's first line is the message, and its stack a field of its own, so that one
 * event stays one line that can be searched.
 */
export function failureFields({ code, message }: Extract<RenderResult, { kind: 'failed' }>): {
  fields: { code: string; stack?: string };
  message: string;
} {
  const [first = '', ...frames] = message.split('\n');
  return { fields: { code, ...(frames.length > 0 ? { stack: message } : {}) }, message: first };
}
