import { useEffect, useRef, useState, type RefObject } from 'react';
import type { UploadType } from '@mockingbird/contracts';
import { useApi, useSession, type Api } from '@mockingbird/platform';
import { may } from '../../api/may.js';
import { toFailure, type Failure } from '../../api/failure.js';
import type { ExamChoice } from '../choices/exam-choice.js';
import { findEditTarget, isSameTarget, type EditTarget } from './edit-target.js';
import { uploadFormCode } from '../upload-form-code.js';
import { StoredForms, type StoredForm } from './stored-forms.js';
import type { Texts } from './stored-texts.js';
import type { StoredNote, StoredValues } from './stored-values.js';

interface Options {
  form: RefObject<HTMLFormElement | null>;
  type: UploadType;
  exams: readonly ExamChoice[];
  /** The lazy code of the form has loaded. */
  isReady: boolean;
  /** The last request was stored. */
  isStored: boolean;
  /** Called after the fields changed. */
  onFilled: () => void;
}

type ByType<Value> = Partial<Record<UploadType, Value>>;

interface FillRequest {
  api: Api;
  token: string;
  target: EditTarget;
  /** Texts of the previous fill. */
  before: Texts | undefined;
  /** The form, while it still has the id of the target. */
  form: () => HTMLFormElement | undefined;
}

/** @returns undefined if the id changed while loading */
async function fillFromServices({ api, token, target, before, form }: FillRequest) {
  const [calls, { fillForm, loadStored }] = await Promise.all([api.admin(token), uploadFormCode.load()]);
  const { texts: next, revision } = await loadStored(calls, target);
  const element = form();
  return element && { target, revision, ...fillForm(element, next, before) };
}

/** Removes the loaded texts from a form. Typed texts stay. */
async function clearForm(form: HTMLFormElement, { texts }: StoredForm): Promise<void> {
  const { fillForm } = await uploadFormCode.load();
  fillForm(form, Object.fromEntries(Object.keys(texts).map((name) => [name, ''])), texts);
}

/** Fills the form again after a change of type, exams, session or stored data. */
function useRefill(
  fill: StoredValues['fill'],
  { type, exams, isReady, isStored }: Options,
  token: string | undefined,
) {
  const latest = useRef(fill);
  useEffect(() => {
    latest.current = fill;
  });
  useEffect(() => {
    if (isReady) void latest.current();
  }, [isReady, isStored, type, exams, token]);
}

/** Fills the form with the stored values of an existing exam or mock test, so that an edit changes nothing else. */
export function useStoredValues(options: Options): StoredValues {
  const { form, type, exams, isStored, onFilled } = options;
  const api = useApi();
  const session = useSession();
  const token = may(session, 'write') ? session?.token : undefined;
  const [stored] = useState(() => new StoredForms());
  const pending = useRef<{ target: EditTarget; done: Promise<Failure | undefined> }>(undefined);
  const [notes, setNotes] = useState<ByType<StoredNote>>({});
  const setNote = (of: UploadType, note: StoredNote | undefined) =>
    setNotes((before) => ({ ...before, [of]: note }));
  const getTarget = () => (form.current ? findEditTarget(form.current, exams) : undefined);

  const load = async (target: EditTarget, admin: string): Promise<Failure | undefined> => {
    setNote(target.type, { kind: 'loading', target });
    try {
      const filled = await fillFromServices({
        api,
        token: admin,
        target,
        before: stored.getLatest(target.type)?.texts,
        form: () => (isSameTarget(target, getTarget()) ? (form.current ?? undefined) : undefined),
      });
      if (!filled) return undefined;
      stored.set(filled);
      setNote(target.type, { kind: 'loaded', target, typed: filled.typed });
      return void onFilled();
    } catch (error) {
      const failure = toFailure(error);
      setNote(target.type, { kind: 'failed', target, failure });
      return failure;
    }
  };

  const removeLoaded = async () => {
    const before = stored.getLatest(type);
    setNote(type, undefined);
    if (!form.current || !before) return;
    stored.delete(type);
    await clearForm(form.current, before);
    onFilled();
  };

  const fill = async (): Promise<Failure | undefined> => {
    const target = getTarget();
    if (!target) return void (await removeLoaded());
    // Without an admin's token the services reject the upload anyway.
    if (stored.find(target) || token === undefined) return undefined;
    if (!isSameTarget(pending.current?.target, target)) {
      pending.current = { target, done: load(target, token) };
      void pending.current.done.then(() => (pending.current = undefined));
    }
    return pending.current?.done;
  };

  useEffect(() => {
    // Must run before the next fill.
    if (isStored) stored.markStored();
  }, [isStored, stored]);
  useRefill(fill, options, token);

  return {
    note: notes[type],
    fill,
    overwrite: async () => {
      const latest = stored.getLatest(type);
      if (!form.current || !latest) return;
      (await uploadFormCode.load()).overwriteForm(form.current, latest.texts);
      setNote(type, { kind: 'loaded', target: latest.target, typed: [] });
      onFilled();
    },
    getStoredForm: () => stored.find(getTarget()),
    recordSent: ({ readTexts }) => {
      const names = Object.keys(stored.getLatest(type)?.texts ?? {});
      if (form.current) stored.recordSent(type, readTexts(form.current, names));
    },
  };
}
