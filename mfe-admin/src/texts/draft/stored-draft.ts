import type { StoredText } from '@mockingbird/contracts';
import { formatRows } from '../../upload/form-fields/entry-lines.js';
import { emptyDraft, type TextDraft } from './text-draft.js';
import { newTextPart, toBlocks, toPart } from './text-parts.js';

const pad = (value: number): string => String(value).padStart(2, '0');

/** @param time ISO 8601 in UTC */
export function toLocalTime(time: string | undefined): string {
  if (time === undefined) return '';
  const date = new Date(time);
  const day = [date.getFullYear(), pad(date.getMonth() + 1), pad(date.getDate())].join('-');
  return `${day}T${pad(date.getHours())}:${pad(date.getMinutes())}`;
}

/** @returns the form that shows a stored text */
export function toDraft({ row, text }: StoredText): TextDraft {
  const { cover, author, seo, tags = [], sources = [], blocks } = text;
  return {
    ...emptyDraft(row.kind),
    slug: text.slug,
    examId: row.examId ?? '',
    categorySlug: row.categorySlug ?? '',
    title: text.title,
    excerpt: text.excerpt,
    cover: { url: cover?.url ?? '', alternativeText: cover?.alternativeText ?? '' },
    author: author?.name ?? '',
    tags: tags.join(', '),
    publicationDate: text.publicationDate.slice(0, 'YYYY-MM-DD'.length),
    publishedAt: toLocalTime(text.publishedAt),
    metaTitle: seo?.metaTitle ?? '',
    metaDescription: seo?.metaDescription ?? '',
    keywords: seo?.keywords ?? '',
    sources: formatRows(sources.map(({ title, address }) => [title, address])),
    parts: blocks.length === 0 ? [newTextPart()] : blocks.map(toPart),
  };
}

const isEqual = (left: unknown, right: unknown): boolean => JSON.stringify(left) === JSON.stringify(right);

const hasSameBlocks = (left: TextDraft, right: TextDraft): boolean =>
  isEqual(toBlocks(left.parts), toBlocks(right.parts));

/**
 * The form after a text was stored. A field that was changed since it was sent keeps its new contents; the others show what
 * is stored.
 * @param now the present form
 * @param sent the form that was sent
 * @param stored the form that shows the stored text
 */
export function mergeStored(now: TextDraft, sent: TextDraft, stored: TextDraft): TextDraft {
  const typed = Object.entries(now).filter(
    // The cast is safe: the names are those of a draft.
    ([name, value]) => name !== 'parts' && !isEqual(value, sent[name as keyof TextDraft]),
  );
  // Parts with the same contents stay themselves: one of them may have the focus.
  const areSent = !hasSameBlocks(now, stored) && hasSameBlocks(now, sent);
  return { ...stored, ...Object.fromEntries(typed), parts: areSent ? stored.parts : now.parts };
}
