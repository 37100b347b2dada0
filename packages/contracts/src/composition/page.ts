import * as z from 'zod/mini';
import { integritySchema, manifestSchema } from './manifest.js';
import { navigationEntrySchema } from './remote.js';

/** File name to its `sha384-...`: browser files only. */
const hashesSchema = z.record(z.string(), z.string());

/** What the browser needs of one remote version: addresses and routes, and its files or the digest of their list. */
export const liveRemoteSchema = z.object({
  name: manifestSchema.shape.name,
  version: manifestSchema.shape.version,
  /** Address of the version's folder, with a trailing slash. */
  base: z.string(),
  globalName: z.string(),
  entry: z.string(),
  /** Without `integrity` they name no files. */
  routes: manifestSchema.shape.routes,
  integrity: z.optional(hashesSchema),
  /** Digest of the version's list of files, where a composition leaves the files out. */
  filesDigest: z.optional(integritySchema),
  fragments: z.optional(manifestSchema.shape.fragments),
  /** Epoch milliseconds until which tabs also report success, not only failures. */
  watchUntil: z.optional(z.int()),
});
export type LiveRemote = z.infer<typeof liveRemoteSchema>;

/** A version with its files, as a page describes it. */
export const pageRemoteSchema = z.extend(liveRemoteSchema, { integrity: hashesSchema });
export type PageRemote = z.infer<typeof pageRemoteSchema>;

/** The list of a version's files. It never changes; a composition names its digest. */
export const versionFilesSchema = z.object({
  integrity: hashesSchema,
  routes: manifestSchema.shape.routes,
  fragments: z.optional(manifestSchema.shape.fragments),
});
export type VersionFiles = z.infer<typeof versionFilesSchema>;

/** The composition for browsers, at a numbered address whose content never changes. */
export const liveCompositionSchema = z.object({
  number: z.int(),
  /** Digest of the shell's build. A tab with another digest reloads the document on its next navigation. */
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

/** What replaces a live version on this page: a published version, or a build from another origin. */
export const overrideSchema = z.object({
  name: liveRemoteSchema.shape.name,
  /** The published version: the server renders it. */
  remote: z.optional(pageRemoteSchema),
  /** Origin of a developer's build. The browser loads `<origin>/manifest.json` and its files without integrity. */
  origin: z.optional(z.string()),
});
export type Override = z.infer<typeof overrideSchema>;

/** A fragment of another remote that the edge rendered into a page; the browser hydrates it. */
export const placedFragmentSchema = z.object({
  name: z.string(),
  /** Its number on the page. The ids that its React root generates include it. */
  place: z.int(),
  /** The props from the screen that shows the fragment. */
  input: z.unknown(),
  /** The result of the fragment's loader. */
  data: z.optional(z.unknown()),
  /** The version that rendered it, with the fragment's files only; absent when it rendered nothing. */
  remote: z.optional(pageRemoteSchema),
});
export type PlacedFragment = z.infer<typeof placedFragmentSchema>;

/** The JSON block in the HTML: what the browser needs to hydrate the page. */
export const pageStateSchema = z.object({
  composition: z.int(),
  /** Number and digest: the part of the address of the whole composition. */
  compositionKey: z.string(),
  /** Digest of the shell's build that rendered the page. */
  shell: z.string(),
  /** Address to integrity of the shell's lazily loaded files, for the service worker: only in the page that it stores. */
  shellFiles: z.optional(z.record(z.string(), z.string())),
  /** The matched remote; absent when no route matches this address. */
  remote: z.optional(pageRemoteSchema),
  /** The override that `?mb=` requested; absent without one. */
  override: z.optional(z.array(overrideSchema)),
  /** Origins that an override may name; absent when overrides are off. */
  overrideOrigins: z.optional(z.array(z.string())),
  /** Links for header and footer, from the remotes' descriptors. */
  chrome: z.object({
    navigation: z.array(navigationEntrySchema),
    search: z.optional(z.object({ action: z.string(), parameter: z.string() })),
  }),
  /** False when the edge fell back to client rendering. */
  rendered: z.boolean(),
  /** Whether this is the page that the service worker serves for any address without a network. */
  isOfflinePage: z.optional(z.boolean()),
  /** Loader data by route id, as react-router's hydration data. */
  hydration: z.optional(z.unknown()),
  /** Calls of the matched remote's loader that the services refused, as texts. Absent without any. */
  refusedCalls: z.optional(z.array(z.string())),
  /** Fragments that the edge rendered; failed ones are left out. */
  fragments: z.optional(z.array(placedFragmentSchema)),
  /** Epoch milliseconds when the page was rendered: a server clock, because the device's may be wrong. */
  renderedAt: z.int(),
  site: z.object({
    origin: z.string(),
    apiBaseUrl: z.string(),
    key: z.object({ id: z.string(), secret: z.string() }),
    geoUrl: z.string(),
    analyticsId: z.string(),
    /** Percentage of page loads whose speed is measured. Absent: none. */
    speedSamplePercent: z.optional(z.number()),
    supportEmail: z.optional(z.string()),
    /** Whether a service worker stores pages for use without a network. Absent: no. */
    storesPages: z.optional(z.boolean()),
    socialLinks: z.array(z.object({ label: z.string(), href: z.string() })),
  }),
});
export type PageState = z.infer<typeof pageStateSchema>;
