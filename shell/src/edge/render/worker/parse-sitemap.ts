import type { SitemapEntry } from '@mockingbird/platform';
import * as z from 'zod';

/** Characters of the words that one entry adds to the search. Longer texts are cut: every visitor of the search loads them. */
const MAX_KIND_CHARACTERS = 40;
const MAX_KEYWORDS_CHARACTERS = 300;

const cutText = (characters: number) => z.string().transform((text) => text.slice(0, characters));

/** Mirrors the platform's `SitemapEntry`. Unknown fields do not reach other remotes. */
const entriesSchema = z.array(
  z.object({
    path: z.string(),
    title: z.string(),
    lastModified: z.string().optional(),
    kind: cutText(MAX_KIND_CHARACTERS).optional(),
    keywords: cutText(MAX_KEYWORDS_CHARACTERS).optional(),
  } satisfies Record<keyof SitemapEntry, z.ZodType>),
);

/**
 * Reads what the code of a remote calls its sitemap.
 * @returns new objects, without getters, functions or prototypes of that code
 * @throws {z.ZodError} that lists every issue with its path
 */
export const parseSitemap = (value: unknown): SitemapEntry[] => entriesSchema.parse(value);
