import * as z from 'zod';

/** What an entry becomes. */
export type EntryKind = 'post' | 'article';

/** Strapi sends null for an empty field. */
const text = z.string().nullish();

/** A file of the media library. With `populate`, Strapi 5 inlines it without an `attributes` wrapper. */
const file = z.object({ url: z.string(), alternativeText: text, caption: text });

/** One page of a list. Entries are parsed one by one, so that an invalid one does not affect the others. */
export const listPageSchema = z.object({
  data: z.array(z.unknown()),
  meta: z.object({
    pagination: z.object({
      page: z.int(),
      pageSize: z.int(),
      pageCount: z.int(),
      total: z.int(),
    }),
  }),
});
export type ListPage = z.infer<typeof listPageSchema>;

/** A refused request. */
export const errorSchema = z.object({ error: z.object({ message: z.string() }) });

/** One entry. */
export const entrySchema = z.object({ data: z.looseObject({}) });

export const strapiBlockSchema = z.discriminatedUnion('__component', [
  z.object({ __component: z.literal('shared.rich-text'), body: text }),
  z.object({ __component: z.literal('shared.media'), file: file.nullish() }),
  z.object({ __component: z.literal('shared.quote'), title: text, body: text }),
]);

export const strapiPostSchema = z.object({
  documentId: z.string(),
  title: z.string(),
  slug: z.string(),
  excerpt: text,
  cover: file.nullish(),
  baseImageFields: z.object({ url: z.string(), altText: text }).nullish(),
  author: z.object({ name: z.string(), avatar: file.nullish() }).nullish(),
  publicationDate: text,
  /** Null while an entry is a draft. */
  publishedAt: text,
  /** Minutes; some collections store it as text. */
  readingTime: z
    .union([
      z.number(),
      z
        .string()
        .regex(/^\d+(\.\d+)?$/)
        .transform(Number),
    ])
    .nullish(),
  seo: z
    .object({
      metaTitle: text,
      metaDescription: text,
      keywords: text,
      canonicalURL: text,
      metaRobots: text,
    })
    .nullish(),
  /** Markdown before the blocks. Strapi's own format of rich text is a list. */
  body: z.union([z.string(), z.array(z.unknown())]).nullish(),
  blocks: z.array(z.object({ __component: z.string() }).loose()).nullish(),
});
export type StrapiPost = z.infer<typeof strapiPostSchema>;

export const strapiArticleSchema = strapiPostSchema.extend({
  examId: z.string(),
  categorySlug: z.string(),
  /** Creates a category that the exam does not have. */
  categoryTitle: text,
  order: z.number().nullish(),
  sources: z.array(z.object({ title: z.string(), address: text })).nullish(),
});
export type StrapiArticle = z.infer<typeof strapiArticleSchema>;
