import { useState, type FormEvent, type KeyboardEvent } from 'react';
import type { BankQuestion, Question } from '@mockingbird/contracts';
import { navigate, type Session } from '@mockingbird/platform';
import { Button, ButtonLink, Notice } from '@mockingbird/ui';
import { may } from '../../api/may.js';
import { utcTime } from '../../format/utc-time.js';
import { editQuestionPath, testQuestionsPath } from '../../paths.js';
import { FailureNotice } from '../../screen/failure-notice.js';
import { StatusLine } from '../../screen/status-line.js';
import { ConflictNotice } from './conflict-notice.js';
import { EditorFields } from './editor-fields.js';
import { EditorPreview } from './editor-preview.js';
import { type QuestionForm, toForm, toQuestion } from './question-form.js';
import { TestChoice } from './test-choice.js';
import { useQuestionForm } from './use-question-form.js';
import { useQuestionPreview } from './use-question-preview.js';
import { useSaveQuestion } from './use-save-question.js';
import classes from './editor.module.css';
import * as messages from '../../messages/bank/editor.js';

export interface EditorFormProps {
  session: Session;
  testId: string;
  /** The stored question; absent for a new one. */
  original: Question | undefined;
  /** The form without changes. */
  initial: QuestionForm;
  /** The tests that contain the stored question. */
  tests: BankQuestion['tests'];
}

/** Edits one question beside its preview. */
export function EditorForm({ session, testId, original, initial, tests }: EditorFormProps) {
  const [stored, setStored] = useState(original);
  const { form, change, draft, reset, isChanged } = useQuestionForm(testId, original?.questionId, initial);
  const [testIds, setTestIds] = useState(() => tests.map((test) => test.testId));
  const question = toQuestion(form);
  const preview = useQuestionPreview(session, question);
  const save = useSaveQuestion(
    session,
    (saved) => {
      reset(toForm(saved));
      setStored(saved);
      if (!original) navigate(editQuestionPath(testId, saved.questionId ?? ''), { replace: true });
    },
    () => reset(stored ? toForm(stored) : initial),
  );
  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    void save.run({ testId, question, original: stored, testIds });
  };
  const saveByKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit();
  };
  const { conflict } = save;
  return (
    <div className={classes.editor}>
      <form className={classes.form} onSubmit={submit} onKeyDown={saveByKey} noValidate>
        <h2>{original ? messages.editQuestion : messages.newQuestion}</h2>
        {draft ? (
          <Notice title={messages.draftIsShown(utcTime(draft.at))}>
            <Button variant="quiet" onClick={() => reset(initial)}>
              {messages.discardDraft}
            </Button>
          </Notice>
        ) : null}
        <EditorFields
          session={session}
          form={form}
          isNew={!original}
          issues={preview.check?.issues ?? []}
          onChange={change}
        />
        {tests.length > 1 ? <TestChoice tests={tests} chosen={testIds} onChange={setTestIds} /> : null}
        {conflict ? (
          <ConflictNotice
            onSaveMine={() => void save.run({ testId, question, original: conflict.question, testIds })}
            onShowStored={() => {
              save.clear();
              setStored(conflict.question);
              reset(toForm(conflict.question));
            }}
          />
        ) : null}
        {save.failure ? <FailureNotice title={messages.thatDidNotWork} failure={save.failure} /> : null}
        <StatusLine message={save.message} className={classes.soft}>
          {save.message || (isChanged ? messages.draftIsStored : '')}
        </StatusLine>
        <p className={classes.buttons}>
          <Button type="submit" aria-disabled={save.isBusy || undefined}>
            {save.isBusy
              ? messages.oneMoment
              : may(session, 'publish')
                ? messages.save
                : messages.sendForReview}
          </Button>
          <ButtonLink variant="ghost" href={testQuestionsPath(testId)}>
            {messages.backToTheList}
          </ButtonLink>
          <span className={classes.soft}>{messages.saveHint}</span>
        </p>
      </form>
      <EditorPreview preview={preview} />
    </div>
  );
}
