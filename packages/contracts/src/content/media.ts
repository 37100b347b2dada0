import * as z from 'zod/mini';

/** The name of a stored picture: a hash of its content, its width in pixels, and its format. */
export const mediaFileSchema = z
  .string()
  .check(z.regex(/^[0-9a-f]{32}-\d{1,4}\.(webp|svg)$/, 'Expected the name of a stored picture'));

/** Where pages find stored pictures. */
export const MEDIA_BASE = '/media/';

/** What a reader who does not see the picture needs to know. */
export const mediaAltSchema = z.string().check(z.trim(), z.minLength(1), z.maxLength(500));

/** A picture that somebody uploaded. */
export const mediaSchema = z.object({
  /** Hash of the content. */
  id: z.string(),
  /** The address of its largest size, for pages. */
  url: z.string(),
  alternativeText: z.string(),
  /** The name of the uploaded file. */
  name: z.string(),
  width: z.int(),
  height: z.int(),
  /** All sizes, the smallest first. */
  sizes: z.array(z.object({ url: z.string(), width: z.int(), bytes: z.int() })),
  by: z.string(),
  /** ISO 8601, UTC. */
  at: z.string(),
});
export type Media = z.infer<typeof mediaSchema>;

/** The multipart form of an upload of a picture: PNG, JPEG, WebP, AVIF or SVG. */
export const mediaFormSchema = z.object({ alternativeText: mediaAltSchema, file: z.file() });

export const mediaResponse = z.object({ data: mediaSchema });
/** Newest first. */
export const mediaListResponse = z.object({
  data: z.array(mediaSchema),
  meta: z.object({ total: z.int(), page: z.int(), pages: z.int() }),
});
export type MediaList = z.infer<typeof mediaListResponse>;
