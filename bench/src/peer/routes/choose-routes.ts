/**
 * Selects routes by address. `/blog` is the blog's list alone, `/exam` is the page of whichever exam is measured.
 * @param addresses none for all routes
 * @throws on an address that selects nothing
 */
export function chooseRoutes<Route extends { path: string }>(
  routes: readonly Route[],
  addresses: readonly string[],
): Route[] {
  const selected = addresses.flatMap((address) => {
    const exact = routes.filter(({ path }) => path === address);
    const found = exact.length > 0 ? exact : routes.filter(({ path }) => path.startsWith(`${address}/`));
    if (found.length > 0) return found;
    throw new Error(`No route ${address}; there are ${routes.map(({ path }) => path).join(', ')}`);
  });
  return addresses.length === 0 ? [...routes] : routes.filter((route) => selected.includes(route));
}
