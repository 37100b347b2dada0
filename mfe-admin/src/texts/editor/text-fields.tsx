import type { Issue } from '@mockingbird/contracts';
import type { Session } from '@mockingbird/platform';
import { PictureField } from '../../media/picture-field.js';
import { AddressFields } from './address-fields.js';
import { suggestSlug } from '../draft/text-address.js';
import type { TextDraft } from '../draft/text-draft.js';
import { TextInput } from './text-input.js';
import classes from '../texts.module.css';
import * as messages from '../../messages/texts/editor.js';

export interface TextFieldsProps {
  session: Session;
  draft: TextDraft;
  /** The address of a stored text cannot change. */
  isNew: boolean;
  issues: readonly Issue[];
  onChange: (changes: Partial<TextDraft>) => void;
}

/** Everything about a text but its parts. */
export function TextFields({ session, draft, isNew, issues, onChange }: TextFieldsProps) {
  const find = (name: string) =>
    issues.find(({ path }) => path === `/${name}` || path.startsWith(`/details/${name}`))?.message;
  const field = (name: keyof TextDraft & keyof typeof FIELDS) => ({
    value: draft[name],
    onChange: (value: string) => onChange({ [name]: value }),
    ...FIELDS[name],
  });
  return (
    <>
      <TextInput
        {...field('title')}
        error={find('title')}
        onChange={(title) => {
          const followsTitle = isNew && (draft.slug === '' || draft.slug === suggestSlug(draft.title));
          onChange({ title, ...(followsTitle && { slug: suggestSlug(title) }) });
        }}
      />
      <AddressFields session={session} draft={draft} isNew={isNew} find={find} onChange={onChange} />
      <TextInput {...field('excerpt')} rows={3} error={find('excerpt')} />
      <PictureField
        legend={messages.coverPicture}
        session={session}
        value={draft.cover}
        altRequired
        issue={find('cover')}
        onChange={(cover) => onChange({ cover })}
      />
      <div className={classes.pair}>
        <TextInput {...field('author')} error={find('author')} />
        <TextInput {...field('tags')} error={find('tags')} />
        <TextInput {...field('publicationDate')} type="date" error={find('publicationDate')} />
        <TextInput {...field('publishedAt')} type="datetime-local" error={find('publishedAt')} />
      </div>
      <TextInput {...field('sources')} rows={3} error={find('sources')} />
      <details className={classes.more}>
        <summary>{messages.searchEngines}</summary>
        <div className={classes.inner}>
          <TextInput {...field('metaTitle')} error={find('seo/metaTitle')} />
          <TextInput {...field('metaDescription')} rows={2} error={find('seo/metaDescription')} />
          <TextInput {...field('keywords')} error={find('seo/keywords')} />
        </div>
      </details>
    </>
  );
}

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
