import type { PostSummary } from '@mockingbird/contracts';
import type { Head } from '@mockingbird/platform';

/** Whoever draws a link preview fetches its picture: an address can be fetched, an inlined picture cannot. */
const canBeFetched = (url: string) => /^(https?:\/\/|\/(?!\/))/.test(url);

/** The picture of link previews: the one meant for them, else the cover; the site's own where neither can be fetched. */
export function previewOf({
  title,
  baseImageFields,
  cover,
}: Pick<PostSummary, 'title' | 'baseImageFields' | 'cover'>): Head['image'] {
  const pictures = [
    { path: baseImageFields?.url ?? '', alt: baseImageFields?.altText ?? title },
    { path: cover?.url ?? '', alt: cover?.alternativeText ?? title },
  ];
  return pictures.find(({ path }) => canBeFetched(path));
}
