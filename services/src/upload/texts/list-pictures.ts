import type { ArticleText, PostText } from '@mockingbird/contracts';
import type { PicturePlace } from '../../media/picture-check/picture-check.service.js';

/** A picture in Markdown: `![text](address "title")`. */
const MARKDOWN_PICTURE = /!\[[^\]]*\]\(\s*<?([^\s)>]+)/g;

/** @returns all pictures of a text with their places, as JSON pointers into the form */
export function listPictures({
  cover,
  baseImageFields,
  author,
  blocks,
}: ArticleText | PostText): PicturePlace[] {
  const single = [
    { path: '/details/cover', url: cover?.url },
    { path: '/details/baseImageFields', url: baseImageFields?.url },
    { path: '/details/author/avatar', url: author?.avatar?.url },
  ].flatMap(({ path, url }) => (url === undefined ? [] : [{ path, url }]));
  const ofBlocks = blocks.flatMap((block, index): PicturePlace[] => {
    const path = `/details/blocks/${index}`;
    if (block.kind === 'media') return [{ path, url: block.file.url }];
    if (block.kind === 'quote') return [];
    return [...block.body.matchAll(MARKDOWN_PICTURE)].map(([, url = '']) => ({ path, url }));
  });
  return [...single, ...ofBlocks];
}
