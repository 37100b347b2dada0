import type { Block, Post } from '@mockingbird/contracts';
import { richTextBlock, type DisplayBlock, type EntryHeading } from '@mockingbird/ui';
import { choosePreviewImage } from './choose-preview-image.js';
import type { PostView } from './post-view.js';

/** Deepest heading level in the table of contents. */
const MAX_HEADING_LEVEL = 3;

const toDisplayBlock = (block: Block): DisplayBlock =>
  block.kind === 'richText' ? richTextBlock(block.html) : block;

const collectHeadings = (block: Block): EntryHeading[] =>
  block.kind === 'richText' ? block.headings.filter(({ level }) => level <= MAX_HEADING_LEVEL) : [];

function toAuthor({ author }: Post): Pick<PostView, 'author'> {
  if (!author) return {};
  const { name, avatar } = author;
  return { author: { name, avatarUrl: avatar?.url } };
}

/** Selects the fields of a post that its page needs. */
export function toPostView(post: Post): PostView {
  const { title, slug, excerpt, publicationDate, readingTime, cover, seo, blocks } = post;
  const preview = choosePreviewImage(post);
  return {
    title,
    slug,
    excerpt,
    publicationDate,
    readingTime,
    ...toAuthor(post),
    cover,
    preview,
    seo,
    blocks: blocks.map(toDisplayBlock),
    headings: blocks.flatMap(collectHeadings),
  };
}
