import * as z from 'zod/mini';
import { manifestSchema } from './manifest.js';

/** An immutable, numbered snapshot of every remote. `fallback` is the version that was live before. */
export const compositionRemoteSchema = z.object({
  manifest: manifestSchema,
  fallback: z.optional(manifestSchema),
});
export type CompositionRemote = z.infer<typeof compositionRemoteSchema>;

export const compositionSchema = z.object({
  schema: z.literal(1),
  number: z.int().check(z.minimum(1)),
  createdAt: z.string(),
  by: z.string(),
  why: z.string(),
  remotes: z.array(compositionRemoteSchema),
});
export type Composition = z.infer<typeof compositionSchema>;

export const compositionResponse = z.object({ data: compositionSchema });

/** A publication: the manifest and every file, base64. */
export const publicationSchema = z.object({
  manifest: manifestSchema,
  files: z.record(z.string(), z.string()),
});
export type Publication = z.infer<typeof publicationSchema>;

export const promotionSchema = z.object({
  remotes: z
    .array(z.object({ name: manifestSchema.shape.name, version: manifestSchema.shape.version }))
    .check(z.minLength(1), z.maxLength(1_000)),
  why: z._default(z.string().check(z.maxLength(500)), ''),
});
export type Promotion = z.infer<typeof promotionSchema>;
