/**
 * Reads a field of a thrown value, such as `code` of a system error. It does not check the class, because Node's own errors
 * may come from another realm.
 */
export function errorField(error: unknown, field: string): unknown {
  return typeof error === 'object' && error !== null ? Reflect.get(error, field) : undefined;
}
