/**
 * Extends a JSON pointer (RFC 6901).
 * @param pointer the empty text for the whole document
 * @param steps field names and zero-based indexes
 */
export function pointer(pointer: string, ...steps: readonly PropertyKey[]): string {
  const escaped = steps.map((step) => `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`);
  return pointer + escaped.join('');
}
