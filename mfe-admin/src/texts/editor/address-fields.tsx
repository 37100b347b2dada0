import type { TextCategory } from '@mockingbird/contracts';
import { useApi, type Session } from '@mockingbird/platform';
import { Field } from '@mockingbird/ui';
import { useQuery } from '@tanstack/react-query';
import { suggestSlug } from '../draft/text-address.js';
import type { TextDraft } from '../draft/text-draft.js';
import { TextInput } from './text-input.js';
import classes from '../texts.module.css';
import * as messages from '../../messages/texts/editor.js';

export interface AddressFieldsProps {
  session: Session;
  draft: TextDraft;
  isNew: boolean;
  /** Finds the issue of a field. */
  find: (name: string) => string | undefined;
  onChange: (changes: Partial<TextDraft>) => void;
}

/** Where the text is: its exam and category, and the last part of its address. A stored text stays where it is. */
export function AddressFields(props: AddressFieldsProps) {
  const { draft, isNew, find, onChange } = props;
  if (!isNew) return null;
  return (
    <>
      {draft.kind === 'article' ? <PlaceFields {...props} /> : null}
      <TextInput
        label={messages.address}
        hint={messages.lowerCaseWords}
        error={find('slug')}
        isPlain
        value={draft.slug}
        onChange={(slug) => onChange({ slug })}
      />
    </>
  );
}

/** The value of the choice that asks for a title. It is no slug. */
const NEW = '+';

function PlaceFields({ session: { token }, draft, find, onChange }: AddressFieldsProps) {
  const api = useApi();
  const { data } = useQuery({
    queryKey: ['text-places', token],
    queryFn: async ({ signal }) => {
      const [categories, exams] = await Promise.all([
        api.texts(token).then((calls) => calls.textCategories({ signal })),
        api.admin(token).then((calls) => calls.exams({ signal })),
      ]);
      return { categories, exams };
    },
  });
  const ofExam: TextCategory[] = (data?.categories ?? []).filter(({ examId }) => examId === draft.examId);
  const isNewCategory = draft.categorySlug !== '' && !ofExam.some(({ slug }) => slug === draft.categorySlug);
  return (
    <div className={classes.pair}>
      <Field label={messages.exam} error={find('examId')}>
        {(control) => (
          <select
            {...control}
            className={classes.control}
            value={draft.examId}
            onChange={(event) =>
              onChange({ examId: event.target.value, categorySlug: '', categoryTitle: '' })
            }
          >
            <option value="">{messages.chooseAnExam}</option>
            {(data?.exams ?? []).map(({ examId, title }) => (
              <option key={examId} value={examId}>
                {title}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label={messages.category} error={find('categorySlug')}>
        {(control) => (
          <select
            {...control}
            className={classes.control}
            value={isNewCategory ? NEW : draft.categorySlug}
            onChange={(event) => onChange({ categorySlug: event.target.value, categoryTitle: '' })}
          >
            <option value="">{messages.chooseACategory}</option>
            {ofExam.map(({ slug, title }) => (
              <option key={slug} value={slug}>
                {title}
              </option>
            ))}
            <option value={NEW}>{messages.newCategory}</option>
          </select>
        )}
      </Field>
      {isNewCategory ? (
        <TextInput
          label={messages.newCategoryTitle}
          value={draft.categoryTitle}
          onChange={(categoryTitle) =>
            onChange({ categoryTitle, categorySlug: suggestSlug(categoryTitle) || NEW })
          }
        />
      ) : null}
    </div>
  );
}
