import type { Proposal, TextChanges, TextKind } from '@mockingbird/contracts';
import { formatRows } from '../../upload/form-fields/entry-lines.js';
import { toLocalTime } from './stored-draft.js';
import { emptyDraft, type TextDraft } from './text-draft.js';
import { newTextPart, toPart } from './text-parts.js';

/** @returns an empty form with the address of a proposed text */
export function proposedAddress({ type, fields }: Proposal): TextDraft {
  const kind: TextKind = type === 'article' ? 'article' : 'post';
  const { slug = '', examId = '', categorySlug = '', categoryTitle = '' } = fields;
  return { ...emptyDraft(kind), slug, examId, categorySlug, categoryTitle };
}

/**
 * @param draft the form that shows the stored text, or an empty one
 * @returns the form with what a proposal changes
 */
export function applyChanges(draft: TextDraft, changes: TextChanges): TextDraft {
  const { cover, author, tags, seo, sources, blocks, publishedAt } = changes;
  const text = (value: string | null | undefined, before: string) =>
    value === undefined ? before : (value ?? '');
  return {
    ...draft,
    title: text(changes.title, draft.title),
    excerpt: text(changes.excerpt, draft.excerpt),
    ...(cover !== undefined && {
      cover: { url: cover?.url ?? '', alternativeText: cover?.alternativeText ?? '' },
    }),
    ...(author !== undefined && { author: author?.name ?? '' }),
    ...(tags !== undefined && { tags: tags?.join(', ') ?? '' }),
    publicationDate: text(changes.publicationDate, draft.publicationDate),
    ...(publishedAt !== undefined && { publishedAt: toLocalTime(publishedAt ?? undefined) }),
    metaTitle: text(seo === null ? null : seo?.metaTitle, draft.metaTitle),
    metaDescription: text(seo === null ? null : seo?.metaDescription, draft.metaDescription),
    keywords: text(seo === null ? null : seo?.keywords, draft.keywords),
    ...(sources !== undefined && {
      sources: formatRows((sources ?? []).map(({ title, address }) => [title, address])),
    }),
    ...(blocks !== undefined && { parts: blocks?.length ? blocks.map(toPart) : [newTextPart()] }),
  };
}
