import type { Issue } from '@mockingbird/contracts';
import type { Session } from '@mockingbird/platform';
import { AddressFields } from './address-fields.js';
import { suggestSlug } from '../draft/text-address.js';
import type { TextDraft } from '../draft/text-draft.js';
import { bindFields } from './bind-fields.js';
import { TextInput } from './text-input.js';

export interface TextFieldsProps {
  session: Session;
  draft: TextDraft;
  /** The address of a stored text cannot change. */
  isNew: boolean;
  issues: readonly Issue[];
  onChange: (changes: Partial<TextDraft>) => void;
}

/** What a writer needs first: title, address and summary. */
export function TextFields({ session, draft, isNew, issues, onChange }: TextFieldsProps) {
  const { field, find } = bindFields({ draft, issues, onChange });
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
    </>
  );
}
