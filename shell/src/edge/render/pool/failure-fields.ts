import type { Failure } from '../protocol.js';

/**
 * Splits a failed render into log fields. The first line of the error is the message. The stack is a field, so that the
 * event stays one searchable line. Source and causes are fields too.
 */
export function toFailureFields({ code, message, source, causes }: Failure): {
  fields: { code: string; stack?: string } & Pick<Failure, 'source' | 'causes'>;
  message: string;
} {
  const [first = '', ...frames] = message.split('\n');
  const fields = {
    code,
    ...(source ? { source } : {}),
    ...(causes ? { causes } : {}),
    ...(frames.length > 0 ? { stack: message } : {}),
  };
  return { fields, message: first };
}
