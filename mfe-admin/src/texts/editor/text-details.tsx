import type { Session } from '@mockingbird/platform';
import { PictureField } from '../../media/picture-field.js';
import { bindFields, type BoundFields } from './bind-fields.js';
import { TextInput } from './text-input.js';
import classes from '../texts.module.css';
import * as messages from '../../messages/texts/editor.js';

export interface TextDetailsProps extends BoundFields {
  session: Session;
}

/** What a writer adds after the text: cover, author, dates, sources and what search engines show. */
export function TextDetails({ session, ...bound }: TextDetailsProps) {
  const { field, find } = bindFields(bound);
  const { draft, onChange } = bound;
  return (
    <>
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
