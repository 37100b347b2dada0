import type { Api } from '@mockingbird/api-client';
import type { RegionSource, RemoteDefinition, Site, SitemapSection } from '@mockingbird/platform';

/** Options for rendering a route. */
export interface RouteOptions {
  /** The default export of the remote's `src/remote.ts`. */
  definition: RemoteDefinition;
  /** The content of its `remote.json`; validated by the schema. */
  descriptor: unknown;
  /** Path with its query, for example `/exam/dmv-ca?from=home`. */
  url: string;
  /** Default: strict, so every call fails the test. See `fakeApi`. */
  api?: Api;
  /** Default: US, from the default, unresolved, as on the server. */
  region?: { country?: string; source?: RegionSource; resolved?: boolean };
  site?: Partial<Site>;
  /** Addresses of other remotes, for routes that request them. */
  siteMap?: SitemapSection[];
}
