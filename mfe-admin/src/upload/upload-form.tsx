import { useEffect, useRef, useState } from 'react';
import type { Proposal, UploadType } from '@mockingbird/contracts';
import { useSession } from '@mockingbird/platform';
import { useHydrated } from '@mockingbird/remote-kit/hooks';
import { Button } from '@mockingbird/ui';
import type { ExamChoice } from './choices/exam-choice.js';
import { readSelectedType } from './selected-type.js';
import { FormValues } from './form-fields/form-values.js';
import { ExamForm } from './exam-form/exam-form.js';
import { createIssueFinder } from './form-fields/field-issues.js';
import { Loading } from '../lazy-code/loading.js';
import type { UploadFormCodeState } from './upload-form-code.js';
import { findFileError } from './question-file/file-error.js';
import { TypeChooser } from './type-chooser.js';
import { may } from '../api/may.js';
import { useProposalForm } from './proposal/use-proposal-form.js';
import { useSubmit } from './submit/use-submit.js';
import { useEditLink } from './stored-values/use-edit-link.js';
import { useStoredValues } from './stored-values/use-stored-values.js';
import type { Upload } from './submit/use-upload.js';
import classes from './upload-form.module.css';
import * as proposalMessages from '../messages/upload/proposal.js';
import * as messages from '../messages/upload.js';

export interface UploadFormProps {
  exams: readonly ExamChoice[];
  upload: Upload;
  formCode: UploadFormCodeState;
  file: File | undefined;
  onFile: (file: File | undefined) => void;
}

/** A change of one of these fields loads the stored values. */
const IDS: ReadonlySet<string> = new Set(['examId', 'testId']);

/**
 * The form of the specification. Values of a part come back when it is shown again. The buttons are disabled until
 * hydration: the browser would submit the form and leave the page. `post` keeps the values out of the URL in any
 * case. `noValidate`: required fields are checked on submit, after stored values have been filled in.
 */
export function UploadForm({ exams, upload, formCode, file, onFile }: UploadFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [type, setType] = useState<UploadType>('exam');
  const [formValues, setFormValues] = useState<Partial<Record<UploadType, FormData>>>({});
  useEffect(() => setType(readSelectedType(form.current)), []);
  const { MockTestForm, QuestionsForm, StoredNotice } = formCode.code ?? {};
  const isSending = upload.state.kind === 'sending';
  const findIssue = createIssueFinder(upload.state, type);
  const stored = useStoredValues({
    form,
    type,
    exams,
    isReady: formCode.code !== undefined,
    isStored: upload.state.kind === 'stored',
    onFilled: upload.invalidateCheck,
  });
  useEditLink(form, (linked, fields) => {
    setFormValues((before) => ({ ...before, [linked]: fields }));
    setType(linked);
  });
  const [proposal, setProposal] = useState<Proposal>();
  const { replaced } = upload;
  useProposalForm(
    form,
    replaced.visit,
    (loaded, fields) => {
      setFormValues((before) => ({ ...before, [loaded.type]: fields }));
      setType(loaded.type);
      setProposal(loaded);
      replaced.see(loaded);
      if (replaced.visit > 0) upload.showNote(proposalMessages.storedIsLoaded);
    },
    upload.showFailure,
  );
  const session = useSession();
  // Signed-out visitors and students see the whole form; the services decide.
  const isReviewed = may(session, 'write') && !may(session, 'publish');
  const submit = useSubmit({ form, type, file, upload, stored });
  const showType = (next: UploadType) => {
    if (form.current) setFormValues({ ...formValues, [type]: new FormData(form.current) });
    setType(next);
  };
  const chooseFile = createFileChooser(onFile, upload);
  return (
    <form
      ref={form}
      method="post"
      noValidate
      className={classes.form}
      onChange={(event) => {
        upload.invalidateCheck();
        if (event.target instanceof HTMLSelectElement) void stored.fill();
      }}
      onBlur={({ target }) => {
        if (target instanceof HTMLInputElement && IDS.has(target.name)) void stored.fill();
      }}
      onSubmit={(event) => {
        event.preventDefault();
        void submit(isReviewed);
      }}
    >
      <TypeChooser onChoose={showType} />
      {proposal ? <ReplacesNote /> : null}
      {StoredNotice ? <StoredNotice stored={stored} /> : null}
      <FormValues key={`${type} ${proposal?.id} ${proposal?.version}`} value={formValues[type]}>
        {type === 'exam' ? <ExamForm findIssue={findIssue} formCode={formCode} /> : null}
        {type !== 'exam' && !formCode.code ? <Loading {...formCode} /> : null}
        {type === 'mocktest' && MockTestForm ? <MockTestForm exams={exams} findIssue={findIssue} /> : null}
        {type === 'questions' && QuestionsForm ? (
          <QuestionsForm exams={exams} file={file} onFile={chooseFile} findIssue={findIssue} />
        ) : null}
      </FormValues>
      <SubmitButtons isReviewed={isReviewed} isSending={isSending} onSubmit={submit} />
    </form>
  );
}

/** Takes a file, or says why it cannot be taken. */
const createFileChooser =
  (onFile: UploadFormProps['onFile'], upload: Upload) =>
  (file: File | undefined): void => {
    const fileError = file && findFileError(file);
    if (fileError) {
      // The previous file is no longer the admin's choice.
      onFile(undefined);
      return upload.showFailure(fileError);
    }
    onFile(file);
    upload.invalidateCheck();
  };

interface SubmitButtonsProps {
  /** The role sends for review and does not publish. */
  isReviewed: boolean;
  isSending: boolean;
  onSubmit: (dryRun: boolean) => Promise<void>;
}

function SubmitButtons({ isReviewed, isSending, onSubmit }: SubmitButtonsProps) {
  const hydrated = useHydrated();
  return (
    <div className={classes.actions}>
      <Button type="submit" disabled={!hydrated} aria-disabled={isSending || undefined}>
        {isReviewed ? messages.checkFirst : messages.upload}
      </Button>
      {isReviewed ? (
        <span className={classes.note}>{proposalMessages.onlyReview}</span>
      ) : (
        <Button
          variant="quiet"
          disabled={!hydrated}
          aria-disabled={isSending || undefined}
          onClick={() => void onSubmit(true)}
        >
          {messages.checkFirst}
        </Button>
      )}
    </div>
  );
}

const ReplacesNote = () => (
  <p className={classes.note}>
    {proposalMessages.replacesProposal} {proposalMessages.notCarried}
  </p>
);
