import type { AdminExam } from '@mockingbird/contracts';
import { Field } from '@mockingbird/ui';
import { TestChooser } from '../../screen/parts/test-chooser.js';
import type { BulkForm, BulkKind } from './bulk-form.js';
import * as messages from '../../messages/bank/bulk.js';

const KINDS: readonly { value: BulkKind; label: string }[] = [
  { value: 'tag', label: messages.addOrRemoveTags },
  { value: 'set', label: messages.setFields },
  { value: 'replace', label: messages.replaceText },
  { value: 'copy', label: messages.useInAnotherTest },
  { value: 'move', label: messages.moveToAnotherTest },
  { value: 'remove', label: messages.removeFromTests },
];

export interface BulkFieldsProps {
  form: BulkForm;
  exams: readonly AdminExam[];
  onChange: (form: BulkForm) => void;
}

/** The choice of an action, and its fields. */
export function BulkFields({ form, exams, onChange }: BulkFieldsProps) {
  const { kind } = form;
  const set = (changes: Partial<BulkForm>) => onChange({ ...form, ...changes });
  const input = (name: Exclude<keyof BulkForm, 'kind'>, label: string, hint?: string) => (
    <Field label={label} hint={hint}>
      {(control) => (
        <input {...control} value={form[name]} onChange={(event) => set({ [name]: event.target.value })} />
      )}
    </Field>
  );
  return (
    <>
      <Field label={messages.whatToDo}>
        {(control) => (
          <select
            {...control}
            value={kind}
            // The cast is safe: the options are the kinds.
            onChange={(event) => set({ kind: event.target.value as BulkKind })}
          >
            {KINDS.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        )}
      </Field>
      {kind === 'tag' ? (
        <>
          {input('addTags', messages.tagsToAdd, messages.separateByCommas)}
          {input('removeTags', messages.tagsToRemove, messages.separateByCommas)}
        </>
      ) : null}
      {kind === 'set' ? (
        <>
          <p>{messages.emptyStays}</p>
          {input('topic', messages.topic)}
          {input('level', messages.level)}
          {input('section', messages.section)}
        </>
      ) : null}
      {kind === 'replace' ? (
        <>
          <p>{messages.caseMatters}</p>
          {input('find', messages.findText)}
          {input('replacement', messages.newText)}
        </>
      ) : null}
      {kind === 'copy' || kind === 'move' ? (
        <TestChooser exams={exams} testId={form.testId} onChoose={(testId) => set({ testId })} />
      ) : null}
      {kind === 'remove' ? <p>{messages.removalHint}</p> : null}
    </>
  );
}
