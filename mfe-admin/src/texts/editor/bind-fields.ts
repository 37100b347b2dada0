import type { Issue } from '@mockingbird/contracts';
import type { TextDraft } from '../draft/text-draft.js';
import * as messages from '../../messages/texts/editor.js';

export interface BoundFields {
  draft: TextDraft;
  issues: readonly Issue[];
  onChange: (changes: Partial<TextDraft>) => void;
}

/** @returns the properties of an input by field, and the message of an issue by its path */
export const bindFields = ({ draft, issues, onChange }: BoundFields) => ({
  find: (name: string): string | undefined =>
    issues.find(({ path }) => path === `/${name}` || path.startsWith(`/details/${name}`))?.message,
  field: (name: keyof TextDraft & keyof typeof FIELDS) => ({
    value: draft[name],
    onChange: (value: string) => onChange({ [name]: value }),
    ...FIELDS[name],
  }),
});

const FIELDS = {
  title: { label: messages.title },
  excerpt: { label: messages.summary, hint: messages.shownOnCards },
  author: { label: messages.author },
  tags: { label: messages.tags, hint: messages.separatedByCommas },
  publicationDate: { label: messages.shownDate, hint: messages.emptyForToday },
  publishedAt: { label: messages.publishAt, hint: messages.yourTime },
  sources: { label: messages.sources, hint: messages.oneSourceALine },
  metaTitle: { label: messages.metaTitle },
  metaDescription: { label: messages.metaDescription },
  keywords: { label: messages.keywords },
} as const;
