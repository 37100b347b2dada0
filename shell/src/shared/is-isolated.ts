import type { ManifestRoute } from '@mockingbird/contracts';

/** Here people sign in or act for an admin. Remotes that were built before `isolated` do not say so. */
const SIGN_IN_AND_ADMIN = ['/login', '/signup', '/dataupload', '/admin'];

/** Whether a site that opens the page gets no reference to its window. */
export function isIsolated(route: Pick<ManifestRoute, 'path' | 'isolated'> | undefined): boolean {
  if (!route) return false;
  const { path, isolated } = route;
  return isolated === true || SIGN_IN_AND_ADMIN.some((each) => path === each || path.startsWith(`${each}/`));
}
