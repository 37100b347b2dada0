import { useRef, type RefObject } from 'react';
import type { UploadType } from '@mockingbird/contracts';
import { uploadFormCode } from '../upload-form-code.js';
import type { StoredValues } from '../stored-values/stored-values.js';
import type { Upload } from './use-upload.js';
import * as messages from '../../messages/upload/submit.js';

const INCOMPLETE = messages.pageIncomplete;
const UNREADABLE = messages.fileUnreadable;

interface Options {
  form: RefObject<HTMLFormElement | null>;
  type: UploadType;
  file: File | undefined;
  upload: Upload;
  stored: StoredValues;
}

/** Collects the form and sends it. Stored values are loaded first, so that only changed fields are sent. */
export function useSubmit({ form, type, file, upload, stored }: Options): (dryRun: boolean) => Promise<void> {
  // Set from the click on. The upload state changes only after the file has been read.
  const isBusy = useRef(false);
  const collectAndSend = async (dryRun: boolean) => {
    if (type === 'questions' && !file) return upload.showFailure(messages.chooseAFile);
    const code = await uploadFormCode.load().catch(() => undefined);
    if (!code || !form.current) return upload.showFailure(INCOMPLETE);
    stored.recordSent(code);
    const filled = await code.collectForm(form.current, file, stored.getStoredForm()).catch(() => undefined);
    if (filled) await upload.send({ form: filled, dryRun });
    else upload.showFailure(UNREADABLE);
  };
  return async (dryRun) => {
    if (isBusy.current || upload.state.kind === 'sending') return;
    isBusy.current = true;
    const failure = await stored.fill();
    if (failure) upload.showFailure(failure);
    else if (form.current?.reportValidity()) await collectAndSend(dryRun);
    isBusy.current = false;
  };
}
