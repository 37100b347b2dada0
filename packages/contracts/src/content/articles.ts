import * as z from 'zod/mini';
import { examIdSchema } from '../exam/exam.js';
import { imageSchema } from '../exam/question.js';

const text = (limit: number) => z.string().check(z.maxLength(limit));
const words = (limit: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(limit));

/** The last part of an address: lower-case words joined by hyphens. */
export const slugSchema = z
  .string()
  .check(z.maxLength(120), z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Expected lower-case words and hyphens'));

/** A day (`2026-01-31`) or a moment (ISO 8601, UTC). */
const publicationDateSchema = z.union([z.iso.date(), z.iso.datetime()]);

/** A picture with its alternative text. */
export const coverSchema = z.object({ url: imageSchema, alternativeText: z.optional(text(500)) });

/** Metadata for search engines. A missing field is derived from the entry. */
export const articleSeoSchema = z.object({
  metaTitle: z.optional(text(300)),
  metaDescription: z.optional(text(1_000)),
  keywords: z.optional(text(1_000)),
  canonicalURL: z.optional(
    z.string().check(z.maxLength(2_000), z.regex(/^https?:\/\//, 'Expected an http or https address')),
  ),
  /** As in a robots meta element, such as `noindex, follow`. */
  metaRobots: z.optional(text(200)),
});

/** What a card shows of a post: all fields except its blocks (specification, section 3). */
export const postSummarySchema = z.object({
  title: words(300),
  slug: slugSchema,
  excerpt: text(2_000),
  cover: z.optional(coverSchema),
  /** The picture for link previews. */
  baseImageFields: z.optional(z.object({ url: imageSchema, altText: z.optional(text(500)) })),
  author: z.optional(z.object({ name: words(200), avatar: z.optional(z.object({ url: imageSchema })) })),
  publicationDate: publicationDateSchema,
  /** Minutes, at least one. */
  readingTime: z.int().check(z.minimum(1), z.maximum(1_000)),
  tags: z.optional(z.array(words(60)).check(z.maxLength(20))),
  seo: z.optional(articleSeoSchema),
});
export type PostSummary = z.infer<typeof postSummarySchema>;

/** Markdown without HTML; formulas between dollar signs. */
const markdownSchema = z.string().check(z.maxLength(100_000));

const mediaBlockSchema = z.object({
  kind: z.literal('media'),
  file: z.extend(coverSchema, { caption: z.optional(text(1_000)) }),
});
const quoteBlockSchema = z.object({
  kind: z.literal('quote'),
  /** The source of the quotation. */
  title: z.optional(text(300)),
  /** Plain text. */
  body: words(5_000),
});

/** A block as stored. */
export const sourceBlockSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('richText'), body: markdownSchema }),
  mediaBlockSchema,
  quoteBlockSchema,
]);
export type SourceBlock = z.infer<typeof sourceBlockSchema>;

/** A heading inside rich text, for a table of contents. */
export const headingSchema = z.object({
  /** 2 to 6: the title of the entry is the only first-level heading of its page. */
  level: z.int().check(z.minimum(2), z.maximum(6)),
  /** Id of the heading's element in `html`, unique over all blocks of an entry. */
  id: z.string(),
  text: z.string(),
});
export type Heading = z.infer<typeof headingSchema>;

/**
 * A block as the API returns it. The services render `html` from `body` and sanitise it, so it is safe to insert. It
 * contains no script, style or event attribute, and only allowed URL schemes.
 */
export const blockSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('richText'),
    body: markdownSchema,
    html: z.string(),
    headings: z.array(headingSchema),
  }),
  mediaBlockSchema,
  quoteBlockSchema,
]);
export type Block = z.infer<typeof blockSchema>;

const MOST_BLOCKS = 200;
/** Limit of Markdown characters in all blocks of an entry. */
const MOST_MARKDOWN = 200_000;
const lengthOf = (block: SourceBlock) => (block.kind === 'richText' ? block.body.length : 0);
/** The blocks of an entry as stored. */
export const sourceBlocks = z.array(sourceBlockSchema).check(
  z.maxLength(MOST_BLOCKS),
  z.refine(
    (blocks) => blocks.reduce((sum, block) => sum + lengthOf(block), 0) <= MOST_MARKDOWN,
    `Expected at most ${MOST_MARKDOWN} characters of Markdown`,
  ),
);

/** Where an entry takes its statements from. Its page lists them at the end. */
const entrySourceSchema = z.object({
  title: words(300),
  address: z.optional(
    z.string().check(z.maxLength(2_000), z.regex(/^https?:\/\/\S+$/, 'Expected an http or https address')),
  ),
});
export type EntrySource = z.infer<typeof entrySourceSchema>;

/** A post as stored: its rich text is still Markdown. */
export const postSourceSchema = z.extend(postSummarySchema, {
  blocks: sourceBlocks,
  sources: z.optional(z.array(entrySourceSchema).check(z.maxLength(50))),
});
export type PostSource = z.infer<typeof postSourceSchema>;

export const postSchema = z.extend(postSummarySchema, { blocks: z.array(blockSchema) });
export type Post = z.infer<typeof postSchema>;

/** What the articles of a category are for: to learn a subject, or to plan for the exam. */
export const CATEGORY_KINDS = ['guide', 'tips'] as const;
const categoryKindSchema = z.enum(CATEGORY_KINDS);

/** A category as stored: a group of articles about one exam. */
export const categorySourceSchema = z.object({
  examId: examIdSchema,
  slug: slugSchema,
  title: words(200),
  description: text(2_000),
  kind: z._default(categoryKindSchema, 'guide'),
  /** Lower comes first among the categories of the exam. */
  order: z._default(z.int().check(z.minimum(0), z.maximum(10_000)), 100),
});
export type CategorySource = z.infer<typeof categorySourceSchema>;

/** A category as the API returns it. */
export const categorySchema = z.object({
  /** Unique over all exams; one path segment. */
  id: z.string(),
  examId: examIdSchema,
  /** The exam's key: its id in lower case, with hyphens for underscores. */
  examKey: z.string(),
  slug: slugSchema,
  title: z.string(),
  description: z.string(),
  kind: categoryKindSchema,
  totalArticles: z.int(),
});
export type Category = z.infer<typeof categorySchema>;

const placeOfArticle = { examId: examIdSchema, categorySlug: slugSchema };

/** An article as stored: a post that belongs to a category of an exam. */
export const articleSourceSchema = z.extend(postSourceSchema, {
  ...placeOfArticle,
  /** Lower comes first in the category. */
  order: z._default(z.int().check(z.minimum(0), z.maximum(10_000)), 100),
});
export type ArticleSource = z.infer<typeof articleSourceSchema>;

export const articleSummarySchema = z.extend(postSummarySchema, { ...placeOfArticle, examKey: z.string() });
export type ArticleSummary = z.infer<typeof articleSummarySchema>;

export const articleSchema = z.extend(articleSummarySchema, { blocks: z.array(blockSchema) });
export type Article = z.infer<typeof articleSchema>;

/** Articles of a category in an overview. The request for the category returns all. */
export const SECTION_ARTICLES = 8;

/** A category with its exam's title and its first articles, for overviews of the article section. */
export const articleSectionSchema = z.extend(categorySchema, {
  examTitle: z.string(),
  /** In the order of the category, at most `SECTION_ARTICLES`. */
  articles: z
    .array(
      z.pick(articleSummarySchema, {
        title: true,
        slug: true,
        excerpt: true,
        publicationDate: true,
        readingTime: true,
      }),
    )
    .check(z.maxLength(SECTION_ARTICLES)),
});
export type ArticleSection = z.infer<typeof articleSectionSchema>;

const neighbourSchema = z.object({ title: z.string(), slug: slugSchema });

/** The context of an article that its page shows. */
export const articleMetaSchema = z.object({
  category: categorySchema,
  examTitle: z.string(),
  /** The previous and the next article in the category. */
  previous: z.optional(neighbourSchema),
  next: z.optional(neighbourSchema),
});
export type ArticleMeta = z.infer<typeof articleMetaSchema>;

export const postListResponse = z.object({ data: z.array(postSummarySchema) });
/** A list with one item: the specification's page reads `data[0]`. */
export const postResponse = z.object({ data: z.array(postSchema).check(z.length(1)) });
export const categoryListResponse = z.object({ data: z.array(categorySchema) });
export const categoryResponse = z.object({ data: categorySchema });
export const articleSectionsResponse = z.object({ data: z.array(articleSectionSchema) });
export const articleListResponse = z.object({ data: z.array(articleSummarySchema) });
export const articleResponse = z.object({ data: articleSchema, meta: articleMetaSchema });
export type ArticleResponse = z.infer<typeof articleResponse>;
