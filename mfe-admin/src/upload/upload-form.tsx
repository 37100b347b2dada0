import { useEffect, useRef, useState } from 'react';
import type { UploadType } from '@mockingbird/contracts';
import { Button } from '@mockingbird/ui';
import { useHydrated } from '../screen/use-hydrated.js';
import type { ExamChoice } from './choices/exam-choice.js';
import { chosenType } from './selected-type.js';
import { Entered } from './form-fields/form-values.js';
import { ExamForm } from './exam-form/exam-form.js';
import { faultsIn } from './form-fields/field-issues.js';
import { NotYet } from '../lazy-code/loading.js';
import type { MoreArrival } from './upload-form-code.js';
import { refusalOf } from './question-file/file-error.js';
import { TypeChooser } from './type-chooser.js';
import { useSubmit } from './submit/use-submit.js';
import { useEditLink } from './stored-values/use-edit-link.js';
import { useStoredValues } from './stored-values/use-stored-values.js';
import type { Upload } from './submit/use-upload.js';
import classes from './upload-form.module.css';

export interface UploadFormProps {
  exams: readonly ExamChoice[];
  upload: Upload;
  more: MoreArrival;
  file: File | undefined;
  onFile: (file: File | undefined) => void;
}

/** When one of these is entered, the form is filled with what is stored under it. */
const IDS: ReadonlySet<string> = new Set(['examId', 'testId']);

/**
 * The form of the specification. Nothing entered is lost: what a part held comes back when it is shown again. Its buttons
 * stay off until the page is alive: before, the browser itself would send the form and leave; `post` keeps what was
 * entered out of the address in any case. The required fields are checked on submit, and not by the browser before it: what
 * is stored may have to be filled in first.
 */
export function UploadForm({ exams, upload, more, file, onFile }: UploadFormProps) {
  const hydrated = useHydrated();
  const form = useRef<HTMLFormElement>(null);
  const [type, setType] = useState<UploadType>('exam');
  const [entered, setEntered] = useState<Partial<Record<UploadType, FormData>>>({});
  useEffect(() => setType(chosenType(form.current)), []);
  const { MockTestForm, QuestionsForm, StoredNotice } = more.code ?? {};
  const isSending = upload.state.kind === 'sending';
  const faultOf = faultsIn(upload.state, type);
  const stored = useStoredValues({
    form,
    type,
    exams,
    isReady: more.code !== undefined,
    isStored: upload.state.kind === 'stored',
    onFilled: upload.outdate,
  });
  useEditLink(form, (target) => {
    setEntered((before) => ({ ...before, mocktest: target }));
    setType('mocktest');
  });
  const submit = useSubmit({ form, type, file, upload, stored });
  const show = (next: UploadType) => {
    if (form.current) setEntered({ ...entered, [type]: new FormData(form.current) });
    setType(next);
  };
  const choose = (chosen: File) => {
    const refusal = refusalOf(chosen);
    if (refusal) {
      // The file that was chosen before is not what the admin means any more.
      onFile(undefined);
      return upload.refuse(refusal);
    }
    onFile(chosen);
    upload.outdate();
  };
  return (
    <form
      ref={form}
      method="post"
      noValidate
      className={classes.form}
      onChange={(event) => {
        upload.outdate();
        if (event.target instanceof HTMLSelectElement) void stored.fill();
      }}
      onBlur={({ target }) => {
        if (target instanceof HTMLInputElement && IDS.has(target.name)) void stored.fill();
      }}
      onSubmit={(event) => {
        event.preventDefault();
        void submit(false);
      }}
    >
      <TypeChooser onChoose={show} />
      {StoredNotice ? <StoredNotice stored={stored} /> : null}
      <Entered key={type} value={entered[type]}>
        {type === 'exam' ? <ExamForm faultOf={faultOf} more={more} /> : null}
        {type !== 'exam' && !more.code ? <NotYet {...more} /> : null}
        {type === 'mocktest' && MockTestForm ? <MockTestForm exams={exams} faultOf={faultOf} /> : null}
        {type === 'questions' && QuestionsForm ? (
          <QuestionsForm exams={exams} file={file} onFile={choose} faultOf={faultOf} />
        ) : null}
      </Entered>
      <div className={classes.actions}>
        <Button type="submit" disabled={!hydrated} aria-disabled={isSending || undefined}>
          Upload
        </Button>
        <Button
          variant="quiet"
          disabled={!hydrated}
          aria-disabled={isSending || undefined}
          onClick={() => void submit(true)}
        >
          Check first
        </Button>
      </div>
    </form>
  );
}
