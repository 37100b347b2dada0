const hasAny = (query: URLSearchParams, names: readonly string[]) => names.some((name) => query.has(name));

/** Removes parameters from a query. A query without them stays unchanged. */
export function removeParameters(search: string, names: readonly string[]): string {
  const query = new URLSearchParams(search);
  if (!hasAny(query, names)) return search;
  for (const name of names) query.delete(name);
  const rest = query.toString();
  return rest === '' ? '' : `?${rest}`;
}

/**
 * Removes a link's inputs from the URL. After a change, a reload or a copied URL would restore old values. It
 * replaces the history entry: a navigation would load the screen's data again.
 */
export function clearLinkInputs(names: readonly string[]): void {
  const { pathname, search, hash } = window.location;
  const rest = removeParameters(search, names);
  if (rest !== search) window.history.replaceState(window.history.state, '', pathname + rest + hash);
}
