import { useState } from 'react';
import type { AdminExam, BankRow, BulkEdit, BulkEditResult } from '@mockingbird/contracts';
import { useApi, useSession } from '@mockingbird/platform';
import { Button, Dialog } from '@mockingbird/ui';
import { readAuthToken } from '../../api/auth-token.js';
import { type Failure, toFailure } from '../../api/failure.js';
import { FailureNotice } from '../../screen/failure-notice.js';
import { useBlockEscape } from '../../screen/use-block-escape.js';
import { QuestionCounts } from '../../upload/changes/question-counts.js';
import { IssueList } from '../../upload/result/issue-list.js';
import { BulkFields } from './bulk-fields.js';
import { type BulkForm, EMPTY_FORM, toAction } from './bulk-form.js';
import classes from '../bank.module.css';
import * as messages from '../../messages/bank/bulk.js';

export interface BulkDialogProps {
  rows: readonly BankRow[];
  exams: readonly AdminExam[];
  title: string;
  onClose: () => void;
  onDone: (message: string) => void;
}

/** The outcome of a request, for the form that it sent. */
interface Outcome {
  form: BulkForm;
  check?: BulkEditResult;
  failure?: Failure;
}

/** Every question in every test that contains it. */
const listQuestions = (rows: readonly BankRow[]): BulkEdit['questions'] =>
  rows.flatMap(({ questionId, tests }) => tests.map(({ testId }) => ({ testId, questionId })));

/** Asks what to do, checks it, shows what would change, and does it. */
export function BulkDialog({ rows, exams, title, onClose, onDone }: BulkDialogProps) {
  const api = useApi();
  const session = useSession();
  const [form, setForm] = useState<BulkForm>(EMPTY_FORM);
  const [outcome, setOutcome] = useState<Outcome>();
  const [isBusy, setBusy] = useState(false);
  useBlockEscape(isBusy);
  const action = toAction(form);
  // The outcome of an earlier form says nothing about this one.
  const { check, failure } = outcome?.form === form ? outcome : {};
  const isStep2 = check !== undefined && check.outcome === 'stored';
  const run = async () => {
    if (isBusy || !action) return;
    setBusy(true);
    setOutcome({ form, ...(check && { check }) });
    try {
      const calls = await api.admin(readAuthToken(session));
      const basedOn = Object.fromEntries(
        check?.tests.map(({ testId, revision }) => [testId, revision]) ?? [],
      );
      const edit = { questions: listQuestions(rows), action, ...(isStep2 && { basedOn }) };
      const result = await calls.editQuestions(edit, !isStep2);
      if (!isStep2) return setOutcome({ form, check: result });
      onClose();
      onDone(result.message);
    } catch (error) {
      setOutcome({ form, failure: toFailure(error) });
    } finally {
      setBusy(false);
    }
  };
  const change = (next: BulkForm) => {
    // While the change is stored, the form shows what was sent.
    if (!isBusy || !isStep2) setForm(next);
  };
  const cancel = () => {
    if (!isBusy) onClose();
  };
  const actions = (
    <>
      <Button
        variant={isStep2 && form.kind === 'remove' ? 'danger' : 'primary'}
        onClick={() => void run()}
        aria-disabled={isBusy || !action || undefined}
      >
        {isBusy ? messages.oneMoment : isStep2 ? messages.apply : messages.check}
      </Button>
      <Button variant="ghost" onClick={cancel} aria-disabled={isBusy || undefined}>
        {messages.cancel}
      </Button>
    </>
  );
  return (
    <Dialog open onClose={cancel} title={title} actions={actions}>
      <div className={classes.dialog}>
        <BulkFields form={form} exams={exams} onChange={change} />
        <div role="status">{check ? <CheckedEdit check={check} /> : null}</div>
        {failure ? (
          <>
            <FailureNotice title={messages.thatDidNotWork} failure={failure} />
            <IssueList issues={failure.issues} type="questions" label={messages.issues} />
          </>
        ) : null}
      </div>
    </Dialog>
  );
}

function CheckedEdit({ check: { outcome, tests } }: { check: BulkEditResult }) {
  if (outcome === 'unchanged') return <p>{messages.nothingChanges}</p>;
  return (
    <>
      {tests.map(({ testId, questionChanges }) => (
        <div key={testId}>
          <p>
            <strong>{testId}</strong>
          </p>
          {questionChanges ? <QuestionCounts changes={questionChanges} /> : null}
        </div>
      ))}
    </>
  );
}
