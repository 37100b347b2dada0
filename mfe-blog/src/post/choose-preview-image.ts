import type { PostSummary } from '@mockingbird/contracts';
import type { Head } from '@mockingbird/platform';

/** Whether another site can fetch the picture for a link preview. An inlined picture cannot be fetched. */
const isFetchable = (url: string) => /^(https?:\/\/|\/(?!\/))/.test(url);

/** Chooses the picture for link previews: the one for previews, or else the cover. Undefined: the site's picture. */
export function choosePreviewImage({
  title,
  baseImageFields,
  cover,
}: Pick<PostSummary, 'title' | 'baseImageFields' | 'cover'>): Head['image'] {
  const pictures = [
    { path: baseImageFields?.url ?? '', alt: baseImageFields?.altText ?? title },
    { path: cover?.url ?? '', alt: cover?.alternativeText ?? title },
  ];
  return pictures.find(({ path }) => isFetchable(path));
}
