import type { Article, ArticleMeta, ArticleResponse, Block } from '@mockingbird/contracts';
import type { Placement } from '@mockingbird/platform';
import { richTextBlock, type DisplayBlock, type EntryHeading } from '@mockingbird/ui';
import type { RelatedTest } from '../related/related-tests.js';

/** Data of an article's page. It contains no Markdown, and only headings of the table of contents. */
export interface ArticleView {
  examKey: string;
  examTitle: string;
  category: { slug: string; title: string };
  entry: Pick<
    Article,
    'title' | 'slug' | 'excerpt' | 'publicationDate' | 'readingTime' | 'author' | 'cover' | 'seo'
  >;
  /** Picture for link previews. Inlined pictures are excluded, because other sites cannot fetch them. */
  preview?: { url: string; alt: string };
  blocks: DisplayBlock[];
  headings: EntryHeading[];
  previous?: ArticleMeta['previous'];
  next?: ArticleMeta['next'];
  tests: RelatedTest[];
  /** A quick quiz about the article's topic. */
  quiz?: Placement;
  /** The tests or the quiz could not be loaded. */
  incomplete: boolean;
}

const toDisplayBlock = (block: Block): DisplayBlock =>
  block.kind === 'richText' ? richTextBlock(block.html) : block;

const collectHeadings = (blocks: readonly Block[]): EntryHeading[] =>
  blocks
    .flatMap((block) => (block.kind === 'richText' ? block.headings : []))
    .filter(({ level }) => level <= 3);

/** A path of this site or an https address. Other sites cannot fetch any other picture. */
const FETCHABLE = /^(https:\/\/|\/(?!\/))/;

function choosePreviewImage({ baseImageFields, cover, title }: Article): ArticleView['preview'] {
  const picture = [
    { url: baseImageFields?.url, alt: baseImageFields?.altText },
    { url: cover?.url, alt: cover?.alternativeText },
  ].find(({ url }) => url !== undefined && FETCHABLE.test(url));
  return picture?.url === undefined ? undefined : { url: picture.url, alt: picture.alt || title };
}

/** @param tests mock tests of the article's exam; undefined when they could not be loaded */
export function toArticleView(
  { data, meta }: ArticleResponse,
  tests: RelatedTest[] | undefined,
): ArticleView {
  const { title, slug, excerpt, publicationDate, readingTime, author, cover, seo } = data;
  const preview = choosePreviewImage(data);
  return {
    examKey: data.examKey,
    examTitle: meta.examTitle,
    category: { slug: meta.category.slug, title: meta.category.title },
    entry: { title, slug, excerpt, publicationDate, readingTime, author, cover, seo },
    preview,
    blocks: data.blocks.map(toDisplayBlock),
    headings: collectHeadings(data.blocks),
    previous: meta.previous,
    next: meta.next,
    tests: tests ?? [],
    incomplete: tests === undefined,
  };
}
