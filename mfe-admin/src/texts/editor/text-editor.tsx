import { useState } from 'react';
import type { StoredText } from '@mockingbird/contracts';
import { useLeaveGuard, type Session } from '@mockingbird/platform';
import { Heading } from '@mockingbird/ui';
import { TEXTS_PATH } from '../../paths.js';
import { TextHistory } from '../history/text-history.js';
import { PartList } from '../parts/part-list.js';
import { TextPreview } from '../preview/text-preview.js';
import { PublishButtons } from './publish-buttons.js';
import { PublishResult } from './publish-result.js';
import { SavedNotice } from './saved-notice.js';
import { SecretLink } from './secret-link.js';
import { type TextDraft, toForm } from './text-draft.js';
import { TextFields } from './text-fields.js';
import { TextState } from './text-state.js';
import { usePublish } from './use-publish.js';
import { useSavedDraft } from './use-saved-draft.js';
import classes from '../texts.module.css';
import * as messages from '../../messages/texts/editor.js';

export interface TextEditorProps {
  session: Session;
  /** Absent for a new text. */
  stored?: StoredText;
  /** What the form contains at first. */
  draft: TextDraft;
  /** The stored text has changed. */
  onChanged: () => void;
}

/** Writes one article or post: form, live preview, check, publication and history. */
export function TextEditor({ session, stored, draft: initial, onChanged }: TextEditorProps) {
  const [draft, setDraft] = useState(initial);
  const [saved, setSaved] = useState({ stored, initial });
  const publish = usePublish(session);
  const revision = saved.stored?.revision ?? '';
  const id = stored?.row.id ?? `new.${initial.kind}`;
  const autosave = useSavedDraft({ id, draft, initial: saved.initial, revision });
  useLeaveGuard(autosave.isChanged, { message: messages.leave, onLeave: () => undefined });
  const change = (changes: Partial<TextDraft>) => {
    setDraft({ ...draft, ...changes });
    publish.clear();
  };
  const getForm = (hidden?: boolean) => toForm(draft, saved.stored && saved.initial, { revision, hidden });
  const send = async (options: { dryRun: boolean; hidden?: boolean }) => {
    const result = await publish.send(getForm(options.hidden), options);
    if (!result || options.dryRun) return;
    autosave.forget();
    setSaved({ stored: saved.stored, initial: draft });
    onChanged();
  };
  const issues = publish.state.kind === 'failed' ? publish.state.failure.issues : [];
  return (
    <>
      <p>
        <a href={TEXTS_PATH}>{messages.allTexts}</a>
      </p>
      <Heading level={2}>
        {draft.title || (draft.kind === 'post' ? messages.newPost : messages.newArticle)}
      </Heading>
      {stored ? <TextState row={stored.row} /> : null}
      {autosave.found ? (
        <SavedNotice
          saved={autosave.found}
          isStale={autosave.found.revision !== revision}
          onRestore={(restored) => {
            setDraft(restored);
            autosave.close();
          }}
          onDiscard={autosave.forget}
        />
      ) : null}
      <div className={classes.columns}>
        <div className={classes.form}>
          <TextFields session={session} draft={draft} isNew={!stored} issues={issues} onChange={change} />
          <PartList session={session} parts={draft.parts} onChange={(parts) => change({ parts })} />
          <PublishButtons
            state={stored?.row.state}
            isBusy={publish.state.kind === 'sending'}
            onSend={(options) => void send(options)}
          />
          <SecretLink session={session} getForm={() => getForm()} />
          <PublishResult state={publish.state} row={stored?.row} />
          {stored ? <TextHistory session={session} id={stored.row.id} onUndone={onChanged} /> : null}
        </div>
        <TextPreview session={session} draft={draft} />
      </div>
    </>
  );
}
