import { useEffect, useRef, useState } from 'react';
import type { UploadType } from '@mockingbird/contracts';
import { Button } from '@mockingbird/ui';
import { useHydrated } from '../admin/use-hydrated.js';
import type { ExamChoice } from './choices.js';
import { chosenType } from './chosen-type.js';
import { Entered } from './entered.js';
import { ExamForm } from './exam-form.js';
import { faultsIn } from './fault-of.js';
import { NotYet } from '../later/not-yet.js';
import { moreCode, type MoreArrival } from './more-code.js';
import { refusalOf } from './refusal-of.js';
import { TypeChooser } from './type-chooser.js';
import type { Upload } from './use-upload.js';
import classes from './upload.module.css';

export interface UploadFormProps {
  exams: readonly ExamChoice[];
  upload: Upload;
  more: MoreArrival;
  file: File | undefined;
  onFile: (file: File | undefined) => void;
}

const INCOMPLETE = 'This page could not be loaded completely. Try again';
const CHANGED = 'The file cannot be read any more. Choose it again';

/**
 * The form of the specification. Nothing entered is lost: what a part held comes back when it is shown again. Its buttons
 * stay off until the page is alive: before, the browser itself would send the form and leave; `post` keeps what was
 * entered out of the address in any case.
 */
export function UploadForm({ exams, upload, more, file, onFile }: UploadFormProps) {
  const hydrated = useHydrated();
  const form = useRef<HTMLFormElement>(null);
  const [type, setType] = useState<UploadType>('exam');
  const [entered, setEntered] = useState<Partial<Record<UploadType, FormData>>>({});
  useEffect(() => setType(chosenType(form.current)), []);
  const { MockTestForm, QuestionsForm } = more.code ?? {};
  const isSending = upload.state.kind === 'sending';
  const faultOf = faultsIn(upload.state, type);
  // From the click on: the state says so only once the file is read.
  const isBusy = useRef(false);
  const collectAndSend = async (dryRun: boolean) => {
    if (type === 'questions' && !file) return upload.refuse('Choose a .json file first');
    const code = await moreCode.load().catch(() => undefined);
    if (!code || !form.current) return upload.refuse(INCOMPLETE);
    const sent = await code.collectForm(form.current, file).catch(() => undefined);
    if (sent) await upload.send({ form: sent, dryRun });
    else upload.refuse(CHANGED);
  };
  const submit = async (dryRun: boolean) => {
    if (isBusy.current || isSending || !form.current?.reportValidity()) return;
    isBusy.current = true;
    await collectAndSend(dryRun);
    isBusy.current = false;
  };
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
      className={classes.form}
      onChange={upload.outdate}
      onSubmit={(event) => {
        event.preventDefault();
        void submit(false);
      }}
    >
      <TypeChooser onChoose={show} />
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
