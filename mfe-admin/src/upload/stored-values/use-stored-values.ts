import { useEffect, useRef, useState, type RefObject } from 'react';
import type { UploadType } from '@mockingbird/contracts';
import { useApi, useSession, type Api } from '@mockingbird/platform';
import { isAdmin } from '../../api/is-admin.js';
import { failureOf, type Failure } from '../../api/failure.js';
import type { ExamChoice } from '../choices/exam-choice.js';
import { editTarget, isSameTarget, type EditTarget } from './edit-target.js';
import { moreCode, type MoreCode } from '../upload-form-code.js';
import { StoredForms, type StoredForm } from './stored-forms.js';
import type { Texts } from './stored-texts.js';

export type StoredNote =
  | { kind: 'loading'; target: EditTarget }
  | { kind: 'loaded'; target: EditTarget; typed: readonly string[] }
  | { kind: 'failed'; target: EditTarget; failure: Failure };

export interface StoredValues {
  note: StoredNote | undefined;
  /** Fills the form with what is stored under its id, unless that was done. @returns why that did not work */
  fill: () => Promise<Failure | undefined>;
  /** Puts what is stored in the place of what was typed. */
  overwrite: () => Promise<void>;
  /** What the form was filled with, when that belongs to the id that stands in the form. */
  current: () => StoredForm | undefined;
  /** What the form holds is about to be sent. */
  noteSent: (code: MoreCode) => void;
}

interface Options {
  form: RefObject<HTMLFormElement | null>;
  type: UploadType;
  exams: readonly ExamChoice[];
  /** The code of the rest of the form is here. */
  isReady: boolean;
  /** What was sent last is stored. */
  isStored: boolean;
  /** The fields changed. */
  onFilled: () => void;
}

type ByType<Value> = Partial<Record<UploadType, Value>>;

interface Wanted {
  api: Api;
  token: string;
  target: EditTarget;
  /** What the form was filled with before. */
  before: Texts | undefined;
  /** The form, while it still belongs to the target. */
  form: () => HTMLFormElement | undefined;
}

/** @returns undefined when another id was typed meanwhile */
async function fillFromServices({ api, token, target, before, form }: Wanted) {
  const [calls, { fillForm, loadStored }] = await Promise.all([api.admin(token), moreCode.load()]);
  const { texts: next, revision } = await loadStored(calls, target);
  const element = form();
  return element && { target, revision, ...fillForm(element, next, before) };
}

/** Takes what was loaded out of a form again; what somebody typed stays. */
async function emptyForm(form: HTMLFormElement, { texts }: StoredForm): Promise<void> {
  const { fillForm } = await moreCode.load();
  fillForm(form, Object.fromEntries(Object.keys(texts).map((name) => [name, ''])), texts);
}

/** The form is looked at again when something else is chosen, signed in or stored. */
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

/** Fills the form of an exam or a mock test that exists with what is stored, so that an edit changes nothing else. */
export function useStoredValues(options: Options): StoredValues {
  const { form, type, exams, isStored, onFilled } = options;
  const api = useApi();
  const session = useSession();
  const token = isAdmin(session) ? session.token : undefined;
  const [stored] = useState(() => new StoredForms());
  const running = useRef<{ target: EditTarget; done: Promise<Failure | undefined> }>(undefined);
  const [notes, setNotes] = useState<ByType<StoredNote>>({});
  const tell = (of: UploadType, note: StoredNote | undefined) =>
    setNotes((before) => ({ ...before, [of]: note }));
  const targetNow = () => (form.current ? editTarget(form.current, exams) : undefined);

  const load = async (target: EditTarget, admin: string): Promise<Failure | undefined> => {
    tell(target.type, { kind: 'loading', target });
    try {
      const filled = await fillFromServices({
        api,
        token: admin,
        target,
        before: stored.last(target.type)?.texts,
        form: () => (isSameTarget(target, targetNow()) ? (form.current ?? undefined) : undefined),
      });
      if (!filled) return undefined;
      stored.keep(filled);
      tell(target.type, { kind: 'loaded', target, typed: filled.typed });
      return void onFilled();
    } catch (error) {
      const failure = failureOf(error);
      tell(target.type, { kind: 'failed', target, failure });
      return failure;
    }
  };

  const empty = async () => {
    const before = stored.last(type);
    tell(type, undefined);
    if (!form.current || !before) return;
    stored.drop(type);
    await emptyForm(form.current, before);
    onFilled();
  };

  const fill = async (): Promise<Failure | undefined> => {
    const target = targetNow();
    if (!target) return void (await empty());
    // Without an admin's token the services refuse the upload anyway.
    if (stored.current(target) || token === undefined) return undefined;
    if (!isSameTarget(running.current?.target, target)) {
      running.current = { target, done: load(target, token) };
      void running.current.done.then(() => (running.current = undefined));
    }
    return running.current?.done;
  };

  useEffect(() => {
    // Before the form is looked at again.
    if (isStored) stored.markStored();
  }, [isStored, stored]);
  useRefill(fill, options, token);

  return {
    note: notes[type],
    fill,
    overwrite: async () => {
      const known = stored.last(type);
      if (!form.current || !known) return;
      (await moreCode.load()).overwriteForm(form.current, known.texts);
      tell(type, { kind: 'loaded', target: known.target, typed: [] });
      onFilled();
    },
    current: () => stored.current(targetNow()),
    noteSent: ({ readTexts }) => {
      const names = Object.keys(stored.last(type)?.texts ?? {});
      if (form.current) stored.noteSent(type, readTexts(form.current, names));
    },
  };
}
