import * as z from 'zod/mini';
import { examIdSchema } from '../exam/exam.js';
import { historyEntrySchema } from '../upload/upload-history.js';
import {
  articleResponse,
  articleSourceSchema,
  blockSchema,
  postSchema,
  postSourceSchema,
  sourceBlocks,
} from './articles.js';

/** What an editor writes on a screen: an article about an exam, or a post of the blog. */
export const TEXT_KINDS = ['article', 'post'] as const;
export const textKindSchema = z.enum(TEXT_KINDS);
export type TextKind = z.infer<typeof textKindSchema>;

/**
 * Readers see a text from this moment on; ISO 8601, UTC. A text without it is visible immediately. The shown date is
 * `publicationDate`.
 */
const publishedAt = z.optional(z.iso.datetime('Expected a time such as 2026-01-31T08:00:00Z'));

export const postTextSchema = z.extend(postSourceSchema, { publishedAt });
export type PostText = z.infer<typeof postTextSchema>;
export const articleTextSchema = z.extend(articleSourceSchema, { publishedAt });
export type ArticleText = z.infer<typeof articleTextSchema>;

/**
 * - `draft`: not shown to readers; a text that was taken back is a draft again
 * - `scheduled`: shown from `publishedAt` on
 * - `published`: shown
 */
export const TEXT_STATES = ['draft', 'scheduled', 'published'] as const;
export const textStateSchema = z.enum(TEXT_STATES);
export type TextState = z.infer<typeof textStateSchema>;

/** A text in a list for editors. */
export const textRowSchema = z.object({
  /** `post.<slug>` or `article.<exam key>.<category>.<slug>`. */
  id: z.string(),
  kind: textKindSchema,
  state: textStateSchema,
  title: z.string(),
  /** The page for readers. */
  path: z.string(),
  examId: z.optional(z.string()),
  categorySlug: z.optional(z.string()),
  publicationDate: z.string(),
  publishedAt: z.optional(z.string()),
  /** Who changed it last, and when. Absent for a text as it ships. */
  editedBy: z.optional(z.string()),
  editedAt: z.optional(z.string()),
});
export type TextRow = z.infer<typeof textRowSchema>;

export const textListResponse = z.object({
  data: z.array(textRowSchema),
  meta: z.object({ total: z.int(), page: z.int(), pages: z.int() }),
});
export type TextList = z.infer<typeof textListResponse>;

/** A text as it is stored, to be edited. Its upload sends `revision` as `basedOn`. */
export const storedTextSchema = z.object({
  row: textRowSchema,
  text: z.union([articleTextSchema, postTextSchema]),
  revision: z.string(),
  /** Whether a text ships with the product at this address: it comes back when this one is deleted. */
  ships: z.optional(z.boolean()),
});
export type StoredText = z.infer<typeof storedTextSchema>;
export const storedTextResponse = z.object({ data: storedTextSchema });

const orNull = <Field extends z.ZodMiniType>(field: Field) => z.optional(z.nullable(field));

/** Blocks with their fields as they were typed. */
const typedBlocks = z.array(
  z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('richText'), body: z.string() }),
    z.object({
      kind: z.literal('media'),
      file: z.object({
        url: z.string(),
        alternativeText: z.optional(z.string()),
        caption: z.optional(z.string()),
      }),
    }),
    z.object({ kind: z.literal('quote'), title: z.optional(z.string()), body: z.string() }),
  ]),
);

/** The fields of a text in the form of a proposal, which may have faults. `null` removes the stored value. */
export const textChangesSchema = z.object({
  title: z.optional(z.string()),
  excerpt: orNull(z.string()),
  cover: orNull(z.object({ url: z.string(), alternativeText: orNull(z.string()) })),
  author: orNull(z.object({ name: z.string() })),
  tags: orNull(z.array(z.string())),
  publicationDate: orNull(z.string()),
  publishedAt: orNull(z.string()),
  seo: orNull(
    z.object({
      metaTitle: orNull(z.string()),
      metaDescription: orNull(z.string()),
      keywords: orNull(z.string()),
    }),
  ),
  sources: orNull(z.array(z.object({ title: z.string(), address: z.optional(z.string()) }))),
  blocks: orNull(typedBlocks),
});
export type TextChanges = z.infer<typeof textChangesSchema>;

/** The changes of one text, newest first. */
export const textHistoryResponse = z.object({ data: z.array(historyEntrySchema) });

/** The categories that an article can belong to. */
export const textCategoriesResponse = z.object({
  data: z.array(
    z.object({ examId: examIdSchema, examTitle: z.string(), slug: z.string(), title: z.string() }),
  ),
});
export type TextCategory = z.infer<typeof textCategoriesResponse>['data'][number];

/** Blocks to be rendered as on the page, without storing anything. */
export const textPreviewSchema = z.object({ blocks: sourceBlocks });
export type TextPreview = z.infer<typeof textPreviewSchema>;
export const textPreviewResponse = z.object({ data: z.object({ blocks: z.array(blockSchema) }) });

/** A secret link to a draft, for people without an account. */
export const textLinkResponse = z.object({
  data: z.object({
    /** Path and query of the page that shows the draft. */
    path: z.string(),
    /** ISO 8601, UTC. */
    expires: z.string(),
  }),
});
export type TextLink = z.infer<typeof textLinkResponse>['data'];

/** The token of a secret link: 256 random bits, or what the preview handler of Strapi has signed. */
export const textTokenSchema = z
  .string()
  .check(z.regex(/^(?:[A-Za-z0-9_-]{43}|strapi\.[A-Za-z0-9.]{1,200})$/, 'Expected the token of a link'));

/** A draft in the shape of its page's data. */
export const draftResponse = z.object({
  data: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('post'), post: postSchema }),
    z.object({ kind: z.literal('article'), article: articleResponse }),
  ]),
});
export type Draft = z.infer<typeof draftResponse>['data'];
