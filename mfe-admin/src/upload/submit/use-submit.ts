import { useRef, type RefObject } from 'react';
import type { UploadType } from '@mockingbird/contracts';
import { moreCode } from '../upload-form-code.js';
import type { StoredValues } from '../stored-values/use-stored-values.js';
import type { Upload } from './use-upload.js';

const INCOMPLETE = 'This page could not be loaded completely. Try again';
const CHANGED = 'The file cannot be read any more. Choose it again';

interface Options {
  form: RefObject<HTMLFormElement | null>;
  type: UploadType;
  file: File | undefined;
  upload: Upload;
  stored: StoredValues;
}

/** Sends what stands in the form. What exists is loaded first, so that the form says only what the admin changes. */
export function useSubmit({ form, type, file, upload, stored }: Options): (dryRun: boolean) => Promise<void> {
  // From the click on: the state says so only once the file is read.
  const isBusy = useRef(false);
  const collectAndSend = async (dryRun: boolean) => {
    if (type === 'questions' && !file) return upload.refuse('Choose a .json file first');
    const code = await moreCode.load().catch(() => undefined);
    if (!code || !form.current) return upload.refuse(INCOMPLETE);
    stored.noteSent(code);
    const sent = await code.collectForm(form.current, file, stored.current()).catch(() => undefined);
    if (sent) await upload.send({ form: sent, dryRun });
    else upload.refuse(CHANGED);
  };
  return async (dryRun) => {
    if (isBusy.current || upload.state.kind === 'sending') return;
    isBusy.current = true;
    const failure = await stored.fill();
    if (failure) upload.refuse(failure);
    else if (form.current?.reportValidity()) await collectAndSend(dryRun);
    isBusy.current = false;
  };
}
