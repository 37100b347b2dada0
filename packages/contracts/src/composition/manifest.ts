import * as z from 'zod/mini';
import {
  fragmentDescriptorSchema,
  navigationEntrySchema,
  remoteNameSchema,
  routeDescriptorSchema,
} from './remote.js';

export const integritySchema = z.string().check(z.regex(/^sha384-[A-Za-z0-9+/]{64}$/));
/** A file of a version, relative to its folder. */
export const FILE_NAME = /^(?!.*\.\.)[A-Za-z0-9_][A-Za-z0-9_./-]*$/;
export const fileNameSchema = z.string().check(z.regex(FILE_NAME));
export const versionSchema = z.string().check(z.maxLength(64), z.regex(/^\d+\.\d+\.\d+(-[0-9A-Za-z.-]+)?$/));

/** Sizes are bytes. */
export const fileEntrySchema = z.object({
  integrity: integritySchema,
  bytes: z.int(),
  gzip: z.optional(z.int()),
  brotli: z.optional(z.int()),
});

/** A route with the files that its first view needs, beside the entry. */
export const manifestRouteSchema = z.extend(routeDescriptorSchema, {
  js: z.array(fileNameSchema),
  css: z.array(fileNameSchema),
});
export type ManifestRoute = z.infer<typeof manifestRouteSchema>;

/** A fragment with its files, beside the entry. */
export const manifestFragmentSchema = z.extend(fragmentDescriptorSchema, {
  js: z.array(fileNameSchema),
  css: z.array(fileNameSchema),
});
export type ManifestFragment = z.infer<typeof manifestFragmentSchema>;

/** `manifest.json`: what edge, browser and gate need to know about one immutable version. */
export const manifestSchema = z.object({
  schema: z.literal(1),
  name: remoteNameSchema,
  version: versionSchema,
  owner: z.string(),
  apiVersion: z.literal(1),
  /** The global variable that the entry sets. It includes the version; otherwise two versions would share it. */
  globalName: z.string().check(z.regex(/^[A-Za-z_][A-Za-z0-9_]*$/)),
  entry: fileNameSchema,
  server: fileNameSchema,
  routes: z.array(manifestRouteSchema),
  navigation: z.array(navigationEntrySchema),
  search: z.optional(z.object({ action: z.string(), parameter: z.string() })),
  fragments: z._default(z.array(manifestFragmentSchema), []),
  /** Route id to an example path that the gate renders. A pattern without parameters needs none. */
  examples: z._default(z.record(z.string(), z.string()), {}),
  /** Shared libraries and the version range that this build accepts. */
  shared: z.record(z.string(), z.string()),
  files: z.record(fileNameSchema, fileEntrySchema),
});
export type Manifest = z.infer<typeof manifestSchema>;
