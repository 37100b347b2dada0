import { type PostSource, postSourceSchema, type SourceBlock } from '@mockingbird/contracts';
import { check } from '../../http/request/validate.js';
import { isSafeImage } from '../rich-text/safe-addresses.js';
import { readingMinutes } from './reading-minutes.js';
import { type StrapiPost, strapiBlockSchema, strapiPostSchema } from './strapi-response.js';

/** An entry as far as it could be read. A warning names what was left out, by place; never its text. */
export interface ReadEntry {
  /** Undefined when the entry as a whole cannot be shown. */
  post: PostSource | undefined;
  warnings: string[];
}

/** @returns a picture's address as pages may show it, or undefined */
type Pictures = (address: string) => string | undefined;

/** @param origin of pictures whose address is a path, such as `https://media.example` */
function picturesFrom(origin: string): Pictures {
  return (address) => {
    if (!URL.canParse(address, origin)) return undefined;
    const { href } = new URL(address, origin);
    return isSafeImage(href) ? href : undefined;
  };
}

const given = (text: string | null | undefined) => (text === null || text === '' ? undefined : text);

class EntryReader {
  readonly warnings: string[] = [];

  constructor(private readonly picture: Pictures) {}

  /** Fields are given as contracts have them; what is empty is left out. */
  fields(entry: StrapiPost, blocks: SourceBlock[]): Record<string, unknown> {
    const { cover, baseImageFields: base, author, seo } = entry;
    const coverUrl = this.shown(cover?.url, '/cover');
    const baseUrl = this.shown(base?.url, '/baseImageFields');
    const avatarUrl = this.shown(author?.avatar?.url, '/author/avatar');
    return {
      title: entry.title,
      slug: entry.slug,
      excerpt: given(entry.excerpt) ?? '',
      cover: coverUrl && { url: coverUrl, alternativeText: given(cover?.alternativeText) },
      baseImageFields: baseUrl && { url: baseUrl, altText: given(base?.altText) },
      author: author ? { name: author.name, avatar: avatarUrl && { url: avatarUrl } } : undefined,
      publicationDate: given(entry.publicationDate) ?? given(entry.publishedAt),
      readingTime: entry.readingTime ? Math.max(1, Math.round(entry.readingTime)) : readingMinutes(blocks),
      seo: seo
        ? Object.fromEntries(Object.entries(seo).map(([name, value]) => [name, given(value)]))
        : undefined,
      blocks,
    };
  }

  blocks({ blocks }: StrapiPost): SourceBlock[] {
    return (blocks ?? []).flatMap((block, index) => this.block(block, `/blocks/${index}`));
  }

  private block(value: { __component: string }, place: string): SourceBlock[] {
    const parsed = check(strapiBlockSchema, value);
    if (!parsed.ok) return this.without(`${place} (${value.__component}): does not fit, or of no known kind`);
    const block = parsed.value;
    switch (block.__component) {
      case 'shared.rich-text':
        return [{ kind: 'richText', body: block.body ?? '' }];
      case 'shared.quote': {
        const body = given(block.body);
        if (body === undefined) return this.without(`${place}: an empty quote`);
        return [{ kind: 'quote', title: given(block.title), body }];
      }
      case 'shared.media': {
        const url = this.shown(block.file?.url, place);
        if (url === undefined) return [];
        const { alternativeText, caption } = block.file ?? {};
        return [
          { kind: 'media', file: { url, alternativeText: given(alternativeText), caption: given(caption) } },
        ];
      }
    }
  }

  private without(warning: string): [] {
    this.warnings.push(warning);
    return [];
  }

  private shown(address: string | undefined, place: string): string | undefined {
    if (address === undefined) return undefined;
    const url = this.picture(address);
    if (url === undefined) this.warnings.push(`${place}: pages show pictures from https addresses only`);
    return url;
  }
}

/**
 * Reads one entry of a list.
 * @param value as Strapi answers it
 * @param mediaOrigin of pictures whose address is a path
 */
export function readEntry(value: unknown, mediaOrigin: string): ReadEntry {
  const entry = check(strapiPostSchema, value);
  const refused = (faults: readonly { path: string; message: string }[]) =>
    faults.map(({ path, message }) => `${path}: ${message}`);
  if (!entry.ok) return { post: undefined, warnings: refused(entry.faults) };
  // A draft is nobody's business yet, and no fault.
  if (given(entry.value.publishedAt) === undefined) return { post: undefined, warnings: [] };
  const reader = new EntryReader(picturesFrom(mediaOrigin));
  const post = check(postSourceSchema, reader.fields(entry.value, reader.blocks(entry.value)));
  if (!post.ok) return { post: undefined, warnings: refused(post.faults) };
  return { post: post.value, warnings: reader.warnings };
}
