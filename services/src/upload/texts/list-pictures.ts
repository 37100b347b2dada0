import type { ArticleText, PostText } from '@mockingbird/contracts';
import type { PicturePlace } from '../../media/picture-check/picture-check.service.js';

/**
 * A picture in Markdown: `![text](address "title")`. Without bounds, a text of many `![` would be read to its end from each of
 * them.
 */
const MARKDOWN_PICTURE = /!\[[^\]]{0,500}\]\(\s{0,10}<?([^\s)>]{1,2000})/g;

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
