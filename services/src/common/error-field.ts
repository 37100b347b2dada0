/**
 * A field of something thrown, such as `code` of a system error. It asks for no class: errors of Node's own may come from
 * another realm.
 */
export function errorField(error: unknown, field: string): unknown {
  return typeof error === 'object' && error !== null ? Reflect.get(error, field) : undefined;
}
