import type { Block, Post } from '@mockingbird/contracts';
import type { DisplayBlock, EntryHeading } from '@mockingbird/ui';
import { previewOf } from './choose-preview-image.js';
import type { ShownPost } from './post-view.js';

/** Levels that a table of contents shows. */
const DEEPEST = 3;

const shown = (block: Block): DisplayBlock =>
  block.kind === 'richText' ? { kind: 'richText', html: block.html } : block;

const headingsOf = (block: Block): EntryHeading[] =>
  block.kind === 'richText' ? block.headings.filter(({ level }) => level <= DEEPEST) : [];

function authorOf({ author }: Post): Pick<ShownPost, 'author'> {
  if (!author) return {};
  const { name, avatar } = author;
  return { author: { name, ...(avatar ? { avatarUrl: avatar.url } : {}) } };
}

/** Leaves out of a post what its page does not show. */
export function showPost(post: Post): ShownPost {
  const { title, slug, excerpt, publicationDate, readingTime, cover, seo, blocks } = post;
  const preview = previewOf(post);
  return {
    title,
    slug,
    excerpt,
    publicationDate,
    readingTime,
    ...authorOf(post),
    ...(cover ? { cover } : {}),
    ...(preview ? { preview } : {}),
    ...(seo ? { seo } : {}),
    blocks: blocks.map(shown),
    headings: blocks.flatMap(headingsOf),
  };
}
