import { examKey } from '@mockingbird/exam-core';
import type { TextDraft } from './text-draft.js';

const LONGEST_SLUG = 80;

/** Suggests the last part of the address from a title. */
export const suggestSlug = (title: string): string =>
  title
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST_SLUG)
    .replace(/^-+|-+$/g, '');

/** @returns the id that the services give to a text */
export function textIdOf({ kind, examId, categorySlug, slug }: TextDraft): string {
  if (kind === 'post') return `post.${slug.trim()}`;
  return `article.${examKey(examId)}.${categorySlug.trim()}.${slug.trim()}`;
}
