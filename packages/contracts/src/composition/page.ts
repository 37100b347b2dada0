import * as z from 'zod/mini';
import { manifestSchema } from './manifest.js';
import { navigationEntrySchema } from './remote.js';

/** What the browser needs of one version of a remote: addresses, integrity and routes, nothing else. */
export const liveRemoteSchema = z.object({
  name: manifestSchema.shape.name,
  version: manifestSchema.shape.version,
  /** Address of the version's folder, with a slash at its end. */
  base: z.string(),
  globalName: z.string(),
  entry: z.string(),
  routes: manifestSchema.shape.routes,
  /** File to its `sha384-...`: browser files only. */
  integrity: z.record(z.string(), z.string()),
  fragments: z.optional(manifestSchema.shape.fragments),
  /** Epoch milliseconds until which tabs also tell that the version works, not only that it does not. */
  watchUntil: z.optional(z.int()),
});
export type LiveRemote = z.infer<typeof liveRemoteSchema>;

/** The whole composition as browsers get it, at an address that bears its number and never changes. */
export const liveCompositionSchema = z.object({
  number: z.int(),
  /** Digest of the shell's build: a tab of another one loads the next page whole. */
  shell: z.string(),
  remotes: z.array(
    z.extend(liveRemoteSchema, {
      fallback: z.optional(liveRemoteSchema),
      canary: z.optional(
        z.object({
          percent: z.number(),
          salt: z.string(),
          cohorts: z.array(z.string()),
          remote: liveRemoteSchema,
        }),
      ),
    }),
  ),
});
export type LiveComposition = z.infer<typeof liveCompositionSchema>;

/** What stands in for a live version on this page: a published version, or whatever an origin serves. */
export const overrideSchema = z.object({
  name: liveRemoteSchema.shape.name,
  /** The published version: the server renders it. */
  remote: z.optional(liveRemoteSchema),
  /** Where a developer's own build is served: the browser loads `<origin>/manifest.json` and its files, without integrity. */
  origin: z.optional(z.string()),
});
export type Override = z.infer<typeof overrideSchema>;

/** A piece of another remote's as the edge placed it on a page: how the browser takes it over. */
export const placedFragmentSchema = z.object({
  name: z.string(),
  /** Its number among the page's placements: its root's generated ids bear it. */
  place: z.int(),
  /** What the placing screen handed over. */
  input: z.unknown(),
  /** What the piece's loader gave. */
  data: z.optional(z.unknown()),
  /** The version that drew it, with the piece's own files alone; absent when it has nothing to show here. */
  remote: z.optional(liveRemoteSchema),
});
export type PlacedFragment = z.infer<typeof placedFragmentSchema>;

/** The data block of a page: how the browser takes over what the edge rendered. */
export const pageStateSchema = z.object({
  composition: z.int(),
  /** Number and digest: the part of the address at which the whole composition lies. */
  compositionKey: z.string(),
  /** Digest of the shell's build that the page came with. */
  shell: z.string(),
  /** Address to integrity of the shell's own files that load on demand. */
  shellFiles: z.record(z.string(), z.string()),
  /** The matched remote; absent when no remote answers this address. */
  remote: z.optional(liveRemoteSchema),
  /** What `?mb=` asked for and was given; absent when nothing was. */
  override: z.optional(z.array(overrideSchema)),
  /** Origins that an override may name; absent where overrides are off. */
  overrideOrigins: z.optional(z.array(z.string())),
  /** What header and footer show, gathered from the remotes' descriptors. */
  chrome: z.object({
    navigation: z.array(navigationEntrySchema),
    search: z.optional(z.object({ action: z.string(), parameter: z.string() })),
  }),
  /** False when the edge fell back to client rendering. */
  rendered: z.boolean(),
  /** Loader data by route id, as react-router's hydration data. */
  hydration: z.optional(z.unknown()),
  /** Pieces that the edge placed; those that failed are not among them. */
  fragments: z.optional(z.array(placedFragmentSchema)),
  /** Epoch milliseconds when the page was rendered, for a clock that can be trusted. */
  renderedAt: z.int(),
  site: z.object({
    origin: z.string(),
    apiBaseUrl: z.string(),
    key: z.object({ id: z.string(), secret: z.string() }),
    geoUrl: z.string(),
    analyticsId: z.string(),
    supportEmail: z.optional(z.string()),
    socialLinks: z.array(z.object({ label: z.string(), href: z.string() })),
  }),
});
export type PageState = z.infer<typeof pageStateSchema>;
