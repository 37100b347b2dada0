import type { Api } from '@mockingbird/api-client';
import type { RegionSource, RemoteDefinition, Site, SitemapSection } from '@mockingbird/platform';

/** What a route is rendered with. */
export interface RouteOptions {
  /** The default export of the remote's `src/remote.ts`. */
  definition: RemoteDefinition;
  /** The content of its `remote.json`; checked by the schema. */
  descriptor: unknown;
  /** Path with its query, for example `/exam/dmv-ca?from=home`. */
  url: string;
  /** Strict when absent: every call fails the test. See `fakeApi`. */
  api?: Api;
  /** Default: US, by default, unresolved, as on the server. */
  region?: { country?: string; source?: RegionSource; resolved?: boolean };
  site?: Partial<Site>;
  /** What other remotes say of their addresses, for routes that ask for it. */
  siteMap?: SitemapSection[];
}
