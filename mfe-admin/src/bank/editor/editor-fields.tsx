import { useState } from 'react';
import type { Issue } from '@mockingbird/contracts';
import type { Session } from '@mockingbird/platform';
import { Field } from '@mockingbird/ui';
import { PictureField } from '../../media/picture-field.js';
import { findIssue } from './issue-place.js';
import { OptionFields } from './option-fields.js';
import type { QuestionForm } from './question-form.js';
import classes from './editor.module.css';
import * as messages from '../../messages/bank/editor.js';

export interface EditorFieldsProps {
  session: Session;
  form: QuestionForm;
  /** Only a new question may get another id. */
  isNew: boolean;
  issues: readonly Issue[];
  onChange: (changes: Partial<QuestionForm>) => void;
}

type TextName = Exclude<keyof QuestionForm, 'options' | 'correctAnswer'>;

interface TextOptions {
  /** Lines of a long text; 0 for one line. */
  rows?: number;
  hint?: string;
  /** JSON pointer of the field in a question, if it is not the name. */
  path?: string;
}

/** The fields of a question. */
export function EditorFields({ session, form, isNew, issues, onChange }: EditorFieldsProps) {
  const [isMoreOpen] = useState(() => hasMore(form));
  const text = (name: TextName, label: string, { rows = 0, hint = '', path = name }: TextOptions = {}) => (
    <Field
      label={label}
      hint={hint || undefined}
      error={isTouched(form) ? findIssue(issues, `/${path}`) : undefined}
    >
      {(control) =>
        rows > 0 ? (
          <textarea
            {...control}
            rows={rows}
            value={form[name]}
            onChange={(event) => onChange({ [name]: event.target.value })}
          />
        ) : (
          <input
            {...control}
            value={form[name]}
            onChange={(event) => onChange({ [name]: event.target.value })}
          />
        )
      }
    </Field>
  );
  return (
    <>
      {isNew ? text('questionId', messages.questionId, { hint: messages.questionIdHint }) : null}
      {isNew ? null : (
        <p className={classes.soft}>
          {messages.questionId}: <code>{form.questionId}</code>
        </p>
      )}
      {text('questionText', messages.question, { rows: 4, hint: messages.formulaHint })}
      <OptionFields session={session} form={form} issues={issues} onChange={onChange} />
      {text('explanation', messages.explanation, { rows: 4 })}
      <div className={classes.pair}>
        {text('topic', messages.topic)}
        {text('level', messages.level)}
        {text('section', messages.section)}
        {text('tags', messages.tags, { hint: messages.tagsHint })}
      </div>
      <details className={classes.more} open={isMoreOpen}>
        <summary>{messages.moreFields}</summary>
        <div className={classes.fields}>
          <PictureField
            legend={messages.picture}
            session={session}
            value={{ url: form.questionImage, alternativeText: form.questionImageAlt }}
            altRequired
            issue={findIssue(issues, '/questionImage')}
            onChange={({ url, alternativeText }) =>
              onChange({ questionImage: url, questionImageAlt: alternativeText })
            }
          />
          {text('passage', messages.passage, { rows: 5 })}
          {text('passageImage', messages.passagePicture)}
          {text('sourceName', messages.sourceName, { hint: messages.sourceHint, path: 'source/name' })}
          {text('sourceAddress', messages.sourceAddress, { path: 'source/address' })}
        </div>
      </details>
    </>
  );
}

/** An empty form shows no issues. */
const isTouched = ({ questionText, options }: QuestionForm): boolean =>
  questionText !== '' && options.some(({ text }) => text !== '');

const hasMore = ({ questionImage, passage, passageImage, sourceName }: QuestionForm): boolean =>
  [questionImage, passage, passageImage, sourceName].some(Boolean);
