import type { SourceBlock, StoredText, TextKind } from '@mockingbird/contracts';
import { formatRows, parseRows } from '../../upload/form-fields/entry-lines.js';
import { NO_PICTURE, type PictureValue } from '../../media/picture-value.js';

/** One part of a text, as its editor needs it. `id` stays the same while the text is open. */
export type Part = { id: number } & (
  | { kind: 'richText'; body: string }
  | { kind: 'media'; picture: PictureValue; caption: string }
  | { kind: 'quote'; title: string; body: string }
);

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

let lastId = 0;
/** @returns an id for a new part */
export const nextPartId = (): number => (lastId += 1);

const newText = (): Part => ({ id: nextPartId(), kind: 'richText', body: '' });

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
  parts: [newText()],
});

function toPart(block: SourceBlock): Part {
  const id = nextPartId();
  switch (block.kind) {
    case 'richText':
      return { id, kind: 'richText', body: block.body };
    case 'quote':
      return { id, kind: 'quote', title: block.title ?? '', body: block.body };
    case 'media': {
      const { url, alternativeText = '', caption = '' } = block.file;
      return { id, kind: 'media', picture: { url, alternativeText }, caption };
    }
  }
}

function toBlock(part: Part): SourceBlock | undefined {
  switch (part.kind) {
    case 'richText':
      return part.body.trim() === '' ? undefined : { kind: 'richText', body: part.body };
    case 'quote':
      return part.body.trim() === ''
        ? undefined
        : { kind: 'quote', ...(part.title.trim() && { title: part.title.trim() }), body: part.body };
    case 'media': {
      const { url, alternativeText } = part.picture;
      if (url.trim() === '') return undefined;
      const caption = part.caption.trim();
      return { kind: 'media', file: { url, alternativeText, ...(caption && { caption }) } };
    }
  }
}

/** The parts as the services store them. Empty ones are left out. */
export const toBlocks = (parts: readonly Part[]): SourceBlock[] =>
  parts.flatMap((part) => toBlock(part) ?? []);

const pad = (value: number): string => String(value).padStart(2, '0');

/** @param time ISO 8601 in UTC */
function toLocalTime(time: string | undefined): string {
  if (time === undefined) return '';
  const date = new Date(time);
  const day = [date.getFullYear(), pad(date.getMonth() + 1), pad(date.getDate())].join('-');
  return `${day}T${pad(date.getHours())}:${pad(date.getMinutes())}`;
}

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
    parts: blocks.length === 0 ? [newText()] : blocks.map(toPart),
  };
}

/** A typed local time in UTC. Anything else is sent unchanged: the services say that it is no time. */
const toUtc = (local: string): string => {
  const time = new Date(local).getTime();
  return Number.isNaN(time) ? local : new Date(time).toISOString();
};

const words = (list: string): string[] =>
  list
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');

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
    tags: words(draft.tags),
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

/** Whether two drafts have the same contents. Ids of parts do not count. */
export const isSameDraft = (left: TextDraft, right: TextDraft): boolean => {
  const comparable = ({ parts, ...rest }: TextDraft) => JSON.stringify({ ...rest, blocks: toBlocks(parts) });
  return comparable(left) === comparable(right);
};

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
