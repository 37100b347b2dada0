import type { Session } from '@mockingbird/platform';
import { PictureField } from '../../media/picture-field.js';
import { TextInput } from '../editor/text-input.js';
import type { Part } from '../draft/text-parts.js';
import { MarkdownField } from './markdown-field.js';
import classes from '../texts.module.css';
import * as messages from '../../messages/texts/parts.js';

export interface PartEditorProps {
  session: Session;
  part: Part;
  label: string;
  onChange: (part: Part) => void;
}

const QUOTE_ROWS = 4;

/** The fields of one part. */
export function PartEditor({ session, part, label, onChange }: PartEditorProps) {
  switch (part.kind) {
    case 'richText':
      return (
        <MarkdownField label={label} value={part.body} onChange={(body) => onChange({ ...part, body })} />
      );
    case 'media':
      return (
        <div className={classes.inner}>
          <PictureField
            legend={label}
            session={session}
            value={part.picture}
            altRequired
            onChange={(picture) => onChange({ ...part, picture })}
          />
          <TextInput
            label={messages.caption}
            value={part.caption}
            onChange={(caption) => onChange({ ...part, caption })}
          />
        </div>
      );
    case 'quote':
      return (
        <fieldset className={classes.group}>
          <legend>{label}</legend>
          <TextInput
            label={messages.quotedWords}
            rows={QUOTE_ROWS}
            value={part.body}
            onChange={(body) => onChange({ ...part, body })}
          />
          <TextInput
            label={messages.sourceOfQuote}
            value={part.title}
            onChange={(title) => onChange({ ...part, title })}
          />
        </fieldset>
      );
  }
}
