import {
  type ArticleSource,
  articleSourceSchema,
  type PostSource,
  postSourceSchema,
  type SourceBlock,
} from '@mockingbird/contracts';
import { validate } from '../../http/request/validate.js';
import { isSafeImage } from '../rich-text/safe-addresses.js';
import { readingMinutes } from '../rich-text/reading-minutes.js';
import {
  type StrapiArticle,
  strapiArticleSchema,
  strapiBlockSchema,
  type StrapiPost,
  strapiPostSchema,
} from './strapi-response.js';

/** The readable parts of an entry. A warning names the path of a part that was left out, never its text. */
export interface ParsedEntry<Entry> {
  /** Undefined when the entry cannot be shown. */
  entry: Entry | undefined;
  warnings: string[];
}

/** @returns the absolute address of a picture, or undefined if pages may not show it */
type ResolvePicture = (address: string) => string | undefined;

/**
 * @param origin of pictures whose address is a path, such as `https://media.example`
 * @param stored own addresses of stored pictures, by their addresses in Strapi
 */
function newPictureResolver(origin: string, stored: ReadonlyMap<string, string>): ResolvePicture {
  return (address) => {
    if (!URL.canParse(address, origin)) return undefined;
    const { href } = new URL(address, origin);
    return stored.get(href) ?? (isSafeImage(href) ? href : undefined);
  };
}

const nonEmpty = (text: string | null | undefined) => (text === null || text === '' ? undefined : text);

class EntryReader {
  readonly warnings: string[] = [];

  constructor(
    private readonly resolvePicture: ResolvePicture,
    private readonly draftDate: string | undefined,
  ) {}

  /** @returns the fields in the shape of the contracts, without empty ones */
  fields(entry: StrapiPost, blocks: SourceBlock[]): Record<string, unknown> {
    const { cover, baseImageFields: base, author, seo } = entry;
    const coverUrl = this.pictureAddress(cover?.url, '/cover');
    const baseUrl = this.pictureAddress(base?.url, '/baseImageFields');
    const avatarUrl = this.pictureAddress(author?.avatar?.url, '/author/avatar');
    return {
      title: entry.title,
      slug: entry.slug,
      excerpt: nonEmpty(entry.excerpt) ?? '',
      cover: coverUrl && { url: coverUrl, alternativeText: nonEmpty(cover?.alternativeText) },
      baseImageFields: baseUrl && { url: baseUrl, altText: nonEmpty(base?.altText) },
      author: author ? { name: author.name, avatar: avatarUrl && { url: avatarUrl } } : undefined,
      publicationDate: nonEmpty(entry.publicationDate) ?? nonEmpty(entry.publishedAt) ?? this.draftDate,
      readingTime: entry.readingTime ? Math.max(1, Math.round(entry.readingTime)) : readingMinutes(blocks),
      seo: seo
        ? Object.fromEntries(Object.entries(seo).map(([name, value]) => [name, nonEmpty(value)]))
        : undefined,
      blocks,
    };
  }

  blocks({ body, blocks }: StrapiPost): SourceBlock[] {
    return [
      ...this.markdown(body),
      ...(blocks ?? []).flatMap((block, index) => this.block(block, `/blocks/${index}`)),
    ];
  }

  private markdown(body: StrapiPost['body']): SourceBlock[] {
    if (Array.isArray(body))
      return this.skip('/body: is not Markdown. Use the field type "Rich text (Markdown)"');
    return nonEmpty(body?.trim()) === undefined ? [] : [{ kind: 'richText', body: body ?? '' }];
  }

  private block(value: { __component: string }, place: string): SourceBlock[] {
    const parsed = validate(strapiBlockSchema, value);
    if (!parsed.ok)
      return this.skip(`${place} (${value.__component}): does not match its schema, or has an unknown type`);
    const block = parsed.value;
    switch (block.__component) {
      case 'shared.rich-text':
        return [{ kind: 'richText', body: block.body ?? '' }];
      case 'shared.quote': {
        const body = nonEmpty(block.body);
        if (body === undefined) return this.skip(`${place}: an empty quote`);
        return [{ kind: 'quote', title: nonEmpty(block.title), body }];
      }
      case 'shared.media': {
        const url = this.pictureAddress(block.file?.url, place);
        if (url === undefined) return [];
        const { alternativeText, caption } = block.file ?? {};
        return [
          {
            kind: 'media',
            file: { url, alternativeText: nonEmpty(alternativeText), caption: nonEmpty(caption) },
          },
        ];
      }
    }
  }

  private skip(warning: string): [] {
    this.warnings.push(warning);
    return [];
  }

  private pictureAddress(address: string | undefined, place: string): string | undefined {
    if (address === undefined) return undefined;
    const url = this.resolvePicture(address);
    if (url === undefined) this.warnings.push(`${place}: pages show pictures from https addresses only`);
    return url;
  }
}

/** How entries are read. */
export interface EntryOptions {
  /** Origin of pictures whose address is only a path. */
  mediaOrigin: string;
  /** Own addresses of stored pictures, by their addresses in Strapi. */
  stored: ReadonlyMap<string, string>;
  /** Shown date of a draft without one, for a preview. If absent, drafts are left out. */
  draftDate?: string;
}

const toWarnings = (issues: readonly { path: string; message: string }[]) =>
  issues.map(({ path, message }) => `${path}: ${message}`);

const isDraft = ({ publishedAt }: StrapiPost) => nonEmpty(publishedAt) === undefined;

/**
 * Parses one entry of the collection of posts.
 * @param value as Strapi sends it
 */
export function parsePost(
  value: unknown,
  { mediaOrigin, stored, draftDate }: EntryOptions,
): ParsedEntry<PostSource> {
  const entry = validate(strapiPostSchema, value);
  if (!entry.ok) return { entry: undefined, warnings: toWarnings(entry.issues) };
  // A draft is not an error: it is left out without a warning.
  if (draftDate === undefined && isDraft(entry.value)) return { entry: undefined, warnings: [] };
  const reader = new EntryReader(newPictureResolver(mediaOrigin, stored), draftDate);
  const post = validate(postSourceSchema, reader.fields(entry.value, reader.blocks(entry.value)));
  if (!post.ok) return { entry: undefined, warnings: toWarnings(post.issues) };
  return { entry: post.value, warnings: reader.warnings };
}

/** An article whose exam and category are not checked. */
export interface ParsedArticle {
  article: ArticleSource;
  /** Title of the category, if the entry has one. */
  categoryTitle: string | undefined;
}

const placeOf = ({ examId, categorySlug, order, sources }: StrapiArticle) => ({
  examId,
  categorySlug,
  order: order ?? undefined,
  sources: sources?.map(({ title, address }) => ({ title, address: nonEmpty(address) })),
});

/**
 * Parses one entry of the collection of articles.
 * @param value as Strapi sends it
 */
export function parseArticle(
  value: unknown,
  { mediaOrigin, stored, draftDate }: EntryOptions,
): ParsedEntry<ParsedArticle> {
  const entry = validate(strapiArticleSchema, value);
  if (!entry.ok) return { entry: undefined, warnings: toWarnings(entry.issues) };
  if (draftDate === undefined && isDraft(entry.value)) return { entry: undefined, warnings: [] };
  const reader = new EntryReader(newPictureResolver(mediaOrigin, stored), draftDate);
  const fields = reader.fields(entry.value, reader.blocks(entry.value));
  const article = validate(articleSourceSchema, { ...fields, ...placeOf(entry.value) });
  if (!article.ok) return { entry: undefined, warnings: toWarnings(article.issues) };
  const categoryTitle = nonEmpty(entry.value.categoryTitle?.trim());
  return { entry: { article: article.value, categoryTitle }, warnings: reader.warnings };
}
