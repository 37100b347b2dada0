import { readCommaList } from '../../format/comma-list.js';
import { parseRows } from '../../upload/form-fields/entry-lines.js';
import type { TextDraft } from './text-draft.js';
import { toBlocks } from './text-parts.js';

/** A typed local time in UTC. Anything else is sent unchanged: the services say that it is no time. */
const toUtc = (local: string): string => {
  const time = new Date(local).getTime();
  return Number.isNaN(time) ? local : new Date(time).toISOString();
};

/** The fields of `details`. An empty one is `null`: it removes the stored value. */
function toDetails(draft: TextDraft): Record<string, unknown> {
  const orNull = (text: string) => (text.trim() === '' ? null : text.trim());
  const { cover, author } = draft;
  return {
    title: draft.title.trim(),
    excerpt: orNull(draft.excerpt),
    cover:
      cover.url.trim() === ''
        ? null
        : { url: cover.url.trim(), alternativeText: orNull(cover.alternativeText) },
    author: author.trim() === '' ? null : { name: author.trim() },
    tags: readCommaList(draft.tags),
    publicationDate: orNull(draft.publicationDate),
    publishedAt: draft.publishedAt === '' ? null : toUtc(draft.publishedAt),
    seo: {
      metaTitle: orNull(draft.metaTitle),
      metaDescription: orNull(draft.metaDescription),
      keywords: orNull(draft.keywords),
    },
    sources: parseRows(draft.sources).map(([title, address]) => ({ title, ...(address && { address }) })),
    blocks: toBlocks(draft.parts),
  };
}

/**
 * The form of the upload.
 * @param stored the draft of the stored text; undefined for a new text. Only what differs is sent, so that fields without
 *   an input stay.
 * @param revision of the stored text; empty for a new one
 */
export function toForm(
  draft: TextDraft,
  stored: TextDraft | undefined,
  { revision, hidden }: { revision: string; hidden: boolean | undefined },
): FormData {
  const form = new FormData();
  form.append('uploadType', draft.kind);
  form.append('slug', draft.slug.trim());
  if (draft.kind === 'article') {
    form.append('examId', draft.examId);
    form.append('categorySlug', draft.categorySlug.trim());
    if (draft.categoryTitle.trim() !== '') form.append('categoryTitle', draft.categoryTitle.trim());
  }
  const before = stored ? toDetails(stored) : {};
  const changed = Object.entries(toDetails(draft)).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name] ?? null),
  );
  form.append('details', JSON.stringify(Object.fromEntries(changed)));
  if (hidden !== undefined) form.append('hidden', String(hidden));
  form.append('basedOn', revision);
  return form;
}
