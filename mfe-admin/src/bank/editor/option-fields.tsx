import { useState } from 'react';
import { type Issue, QUESTION_BOUNDS } from '@mockingbird/contracts';
import { optionLetter } from '@mockingbird/exam-core';
import type { Session } from '@mockingbird/platform';
import { Button, Field, Icon, crossIcon, VisuallyHidden } from '@mockingbird/ui';
import { PictureField } from '../../media/picture-field.js';
import { findIssue } from './issue-place.js';
import { EMPTY_OPTION, type OptionForm, type QuestionForm, withoutOption } from './question-form.js';
import classes from './editor.module.css';
import * as messages from '../../messages/bank/editor.js';

export interface OptionFieldsProps {
  session: Session;
  form: QuestionForm;
  issues: readonly Issue[];
  onChange: (changes: Partial<QuestionForm>) => void;
}

/** The options, and which of them is right. */
export function OptionFields({ session, form, issues, onChange }: OptionFieldsProps) {
  const { options, correctAnswer } = form;
  const hasText = options.some(({ text }) => text !== '');
  const replace = (index: number, changes: Partial<OptionForm>) =>
    onChange({ options: options.map((option, at) => (at === index ? { ...option, ...changes } : option)) });
  const canRemove = options.length > QUESTION_BOUNDS.leastOptions;
  return (
    <fieldset className={classes.options}>
      <legend>{messages.options}</legend>
      <p className={classes.soft}>{messages.optionsHint}</p>
      {options.map((option, index) => (
        <OptionField
          key={index}
          session={session}
          option={option}
          letter={optionLetter(index)}
          isRight={index === correctAnswer}
          issue={hasText ? findIssue(issues, `/options/${index}`) : undefined}
          onChange={(changes) => replace(index, changes)}
          onRight={() => onChange({ correctAnswer: index })}
          onRemove={canRemove ? () => onChange(withoutOption(form, index)) : undefined}
        />
      ))}
      {options.length < QUESTION_BOUNDS.mostOptions ? (
        <p>
          <Button variant="ghost" onClick={() => onChange({ options: [...options, EMPTY_OPTION] })}>
            {messages.addOption}
          </Button>
        </p>
      ) : null}
    </fieldset>
  );
}

interface OptionFieldProps {
  session: Session;
  option: OptionForm;
  letter: string;
  isRight: boolean;
  issue: string | undefined;
  onChange: (changes: Partial<OptionForm>) => void;
  onRight: () => void;
  /** Absent while no option can be removed. */
  onRemove: (() => void) | undefined;
}

function OptionField(props: OptionFieldProps) {
  const { session, option, letter, isRight, issue, onChange, onRight, onRemove } = props;
  // The section does not close while somebody empties its fields.
  const [isMoreOpen] = useState(() => Boolean(option.image || option.mistake));
  return (
    <div className={classes.option}>
      <label className={classes.radio}>
        <input type="radio" name="correctAnswer" checked={isRight} onChange={onRight} />
        <VisuallyHidden>{messages.isRight(letter)}</VisuallyHidden>
      </label>
      <Field label={messages.optionOf(letter)} error={issue}>
        {(control) => (
          <textarea
            {...control}
            rows={1}
            value={option.text}
            onChange={(event) => onChange({ text: event.target.value })}
          />
        )}
      </Field>
      <Button variant="ghost" aria-disabled={!onRemove || undefined} onClick={() => onRemove?.()}>
        <Icon drawing={crossIcon} />
        <VisuallyHidden>{messages.removeOption(letter)}</VisuallyHidden>
      </Button>
      <details className={classes.optionMore} open={isMoreOpen}>
        <summary>{messages.more(letter)}</summary>
        <div className={classes.fields}>
          <PictureField
            legend={messages.pictureOf(letter)}
            session={session}
            value={{ url: option.image, alternativeText: option.imageAlt }}
            altRequired
            onChange={({ url, alternativeText }) => onChange({ image: url, imageAlt: alternativeText })}
          />
          {isRight ? null : (
            <Field label={messages.mistakeOf(letter)}>
              {(control) => (
                <textarea
                  {...control}
                  rows={2}
                  value={option.mistake}
                  onChange={(event) => onChange({ mistake: event.target.value })}
                />
              )}
            </Field>
          )}
        </div>
      </details>
    </div>
  );
}
