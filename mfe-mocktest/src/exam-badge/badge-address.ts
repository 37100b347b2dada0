import { MAX_BADGE_CHARACTERS } from '../limits.js';

/** The address of an exam's badge; undefined for a large inlined picture, which the page would contain twice. */
export const badgeAddress = (imageUrl: string | undefined): string | undefined =>
  imageUrl !== undefined && imageUrl.length <= MAX_BADGE_CHARACTERS ? imageUrl : undefined;
