import type { TextKind } from '@mockingbird/contracts';
import { NO_PICTURE, type PictureValue } from '../../media/picture-value.js';
import { newTextPart, type Part, toBlocks } from './text-parts.js';

/** The contents of the form. Every field is a text. */
export interface TextDraft {
  kind: TextKind;
  slug: string;
  examId: string;
  categorySlug: string;
  categoryTitle: string;
  title: string;
  excerpt: string;
  cover: PictureValue;
  author: string;
  /** Separated by commas. */
  tags: string;
  publicationDate: string;
  /** Local time, as `<input type="datetime-local">` has it. */
  publishedAt: string;
  metaTitle: string;
  metaDescription: string;
  keywords: string;
  /** One line for each: title | address. */
  sources: string;
  parts: Part[];
}

export const emptyDraft = (kind: TextKind): TextDraft => ({
  kind,
  slug: '',
  examId: '',
  categorySlug: '',
  categoryTitle: '',
  title: '',
  excerpt: '',
  cover: NO_PICTURE,
  author: '',
  tags: '',
  publicationDate: '',
  publishedAt: '',
  metaTitle: '',
  metaDescription: '',
  keywords: '',
  sources: '',
  parts: [newTextPart()],
});

/** Whether two drafts have the same contents. Ids of parts do not count. */
export const isSameDraft = (left: TextDraft, right: TextDraft): boolean => {
  const comparable = ({ parts, ...rest }: TextDraft) => JSON.stringify({ ...rest, blocks: toBlocks(parts) });
  return comparable(left) === comparable(right);
};
