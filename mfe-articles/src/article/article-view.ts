import type { Article, ArticleMeta, ArticleResponse, Block } from '@mockingbird/contracts';
import type { Placement } from '@mockingbird/platform';
import type { DisplayBlock, EntryHeading } from '@mockingbird/ui';
import type { RelatedTest } from '../related/related-tests.js';

/** What the page of an article draws and says of itself: no Markdown, no headings that no list names. */
export interface ArticleView {
  examKey: string;
  examTitle: string;
  category: { slug: string; title: string };
  entry: Pick<
    Article,
    'title' | 'slug' | 'excerpt' | 'publicationDate' | 'readingTime' | 'author' | 'cover' | 'seo'
  >;
  /** For link previews; inlined pictures are none that other sites could fetch. */
  preview?: { url: string; alt: string };
  blocks: DisplayBlock[];
  headings: EntryHeading[];
  previous?: ArticleMeta['previous'];
  next?: ArticleMeta['next'];
  tests: RelatedTest[];
  /** A few questions on what was read. */
  quiz?: Placement;
  /** The tests or the quiz could not be had. */
  incomplete: boolean;
}

const toDisplayed = (block: Block): DisplayBlock =>
  block.kind === 'richText' ? { kind: 'richText', html: block.html } : block;

const headingsOf = (blocks: readonly Block[]): EntryHeading[] =>
  blocks
    .flatMap((block) => (block.kind === 'richText' ? block.headings : []))
    .filter(({ level }) => level <= 3);

/** Own path or https: whatever else a picture's address may be, no other site can fetch it. */
const FETCHABLE = /^(https:\/\/|\/(?!\/))/;

function previewOf({ baseImageFields, cover, title }: Article): ArticleView['preview'] {
  const found = [
    { url: baseImageFields?.url, alt: baseImageFields?.altText },
    { url: cover?.url, alt: cover?.alternativeText },
  ].find(({ url }) => url !== undefined && FETCHABLE.test(url));
  return found?.url === undefined ? undefined : { url: found.url, alt: found.alt || title };
}

/** @param tests of the article's exam; undefined when they could not be had */
export function toView({ data, meta }: ArticleResponse, tests: RelatedTest[] | undefined): ArticleView {
  const { title, slug, excerpt, publicationDate, readingTime, author, cover, seo } = data;
  const preview = previewOf(data);
  return {
    examKey: data.examKey,
    examTitle: meta.examTitle,
    category: { slug: meta.category.slug, title: meta.category.title },
    entry: { title, slug, excerpt, publicationDate, readingTime, author, cover, seo },
    ...(preview ? { preview } : {}),
    blocks: data.blocks.map(toDisplayed),
    headings: headingsOf(data.blocks),
    previous: meta.previous,
    next: meta.next,
    tests: tests ?? [],
    incomplete: tests === undefined,
  };
}
