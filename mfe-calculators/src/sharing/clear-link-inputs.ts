const holdsAny = (query: URLSearchParams, names: readonly string[]) => names.some((name) => query.has(name));

/** A query without the parameters of these names; one that has none of them stays as it is. */
export function withoutInputs(search: string, names: readonly string[]): string {
  const query = new URLSearchParams(search);
  if (!holdsAny(query, names)) return search;
  for (const name of names) query.delete(name);
  const rest = query.toString();
  return rest === '' ? '' : `?${rest}`;
}

/**
 * Takes a link's inputs out of the address: once something was changed, a reload or a copied address would bring back
 * what no longer holds. In place, for it is no move: a navigation would load the screen's data anew.
 */
export function dropInputs(names: readonly string[]): void {
  const { pathname, search, hash } = window.location;
  const rest = withoutInputs(search, names);
  if (rest !== search) window.history.replaceState(window.history.state, '', pathname + rest + hash);
}
