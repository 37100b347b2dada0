import { useState, type FormEvent, type KeyboardEvent } from 'react';
import type { BankQuestion } from '@mockingbird/contracts';
import { type Session, useLeaveGuard } from '@mockingbird/platform';
import { Button, ButtonLink, Notice } from '@mockingbird/ui';
import { may } from '../../api/may.js';
import { utcTime } from '../../format/utc-time.js';
import { editQuestionPath } from '../../paths.js';
import { ProposalLinks } from '../../review/subject/proposal-links.js';
import { FailureNotice } from '../../screen/failure-notice.js';
import { focusIfLost } from '../../screen/parts/focus-if-lost.js';
import { replaceAddress } from '../../screen/replace-address.js';
import { StatusLine } from '../../screen/status-line.js';
import { listPath } from '../bank-query.js';
import { ConflictNotice } from './conflict-notice.js';
import { EditorFields } from './editor-fields.js';
import { EditorPreview } from './editor-preview.js';
import { type FormStart, startFrom, startNew, toQuestion } from './question-form.js';
import { TestChoice } from './test-choice.js';
import { useQuestionForm } from './use-question-form.js';
import { useQuestionPreview } from './use-question-preview.js';
import { useSaveQuestion } from './use-save-question.js';
import classes from './editor.module.css';
import * as messages from '../../messages/bank/editor.js';

export interface EditorFormProps {
  session: Session;
  testId: string;
  /** The form without changes. */
  start: FormStart;
  /** The tests that contain the stored question. */
  tests: BankQuestion['tests'];
  /** Query of the list that opened the editor; undefined if another screen did. */
  list: string | undefined;
  takesFocus: boolean;
}

/** Edits one question beside its preview. */
export function EditorForm(props: EditorFormProps) {
  const { session, testId, start, tests: testsAtFirst, list, takesFocus } = props;
  const { form, base, change, draft, reset, finish, isChanged, isOnDevice } = useQuestionForm(testId, start);
  useLeaveGuard(isChanged && !isOnDevice, { message: messages.draftIsNotStored, onLeave: () => undefined });
  const [tests, setTests] = useState(testsAtFirst);
  const [testIds, setTestIds] = useState(() => tests.map((test) => test.testId));
  const preview = useQuestionPreview(session, toQuestion(form));
  const save = useSaveQuestion(
    session,
    ({ question, tests: testsNow }, { form: sent }) => {
      finish(sent, startFrom(question));
      if (base) return;
      setTests(testsNow);
      setTestIds(testsNow.map((test) => test.testId));
      replaceAddress(editQuestionPath(testId, sent.questionId, list));
    },
    ({ form: sent }) => finish(sent, base ? startFrom(base) : startNew(testId)),
  );
  const send = (original = base) =>
    void save.run({ testId, form, original, accepted: base ? [base] : [], testIds });
  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    send();
  };
  const saveByKey = (event: KeyboardEvent) => {
    const isInDialog = event.target instanceof Element && event.target.closest('dialog') !== null;
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !isInDialog) submit();
  };
  const { conflict } = save;
  const draftMessage = isOnDevice ? messages.draftIsStored : messages.draftIsNotStored;
  return (
    <div className={classes.editor}>
      <form className={classes.form} onSubmit={submit} onKeyDown={saveByKey} noValidate>
        <h2 tabIndex={-1} ref={takesFocus ? focusIfLost : undefined}>
          {base ? messages.editQuestion : messages.newQuestion}
        </h2>
        {draft ? <DraftNotice at={draft.at} onDiscard={() => reset(start)} /> : null}
        <EditorFields
          session={session}
          form={form}
          isNew={!base}
          issues={preview.check?.issues ?? []}
          onChange={change}
        />
        {tests.length > 1 ? <TestChoice tests={tests} chosen={testIds} onChange={setTestIds} /> : null}
        {conflict ? (
          <ConflictNotice
            onSaveMine={() => send(conflict.question)}
            onShowStored={() => {
              save.clear();
              reset(startFrom(conflict.question));
            }}
          />
        ) : null}
        {save.failure ? <FailureNotice title={messages.thatDidNotWork} failure={save.failure} /> : null}
        <StatusLine message={save.message} className={classes.soft}>
          {save.message || (isChanged ? draftMessage : '')}
        </StatusLine>
        <ProposalLinks proposals={save.proposals} />
        <p className={classes.buttons}>
          <Button type="submit" aria-disabled={save.isBusy || undefined}>
            {save.isBusy
              ? messages.oneMoment
              : may(session, 'publish')
                ? messages.save
                : messages.sendForReview}
          </Button>
          <ButtonLink variant="ghost" href={listPath(list, testId)}>
            {messages.backToTheList}
          </ButtonLink>
          <span className={classes.soft}>{messages.saveHint}</span>
        </p>
      </form>
      <EditorPreview preview={preview} />
    </div>
  );
}

/** Says that unsaved changes of an earlier visit are shown. @param props.at milliseconds since 1970 */
function DraftNotice({ at, onDiscard }: { at: number; onDiscard: () => void }) {
  return (
    <Notice title={messages.draftIsShown(utcTime(at))}>
      <Button variant="quiet" onClick={onDiscard}>
        {messages.discardDraft}
      </Button>
    </Notice>
  );
}
