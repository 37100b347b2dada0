import { useState } from 'react';
import type { StoredText } from '@mockingbird/contracts';
import { useLeaveGuard, type Session } from '@mockingbird/platform';
import { Heading } from '@mockingbird/ui';
import { TEXTS_PATH } from '../../paths.js';
import { SavedNotice } from '../draft/saved-notice.js';
import type { TextDraft } from '../draft/text-draft.js';
import { useSavedDraft } from '../draft/use-saved-draft.js';
import { TextHistory } from '../history/text-history.js';
import { PartList } from '../parts/part-list.js';
import { TextPreview } from '../preview/text-preview.js';
import { PublishButtons } from './publish-buttons.js';
import { PublishResult } from './publish-result.js';
import { SecretLink } from './secret-link.js';
import { TextDetails } from './text-details.js';
import { TextFields } from './text-fields.js';
import { TextState } from './text-state.js';
import { usePublish } from './use-publish.js';
import { useTextForm } from './use-text-form.js';
import classes from '../texts.module.css';
import * as messages from '../../messages/texts/editor.js';

export interface TextEditorProps {
  session: Session;
  /** Absent for a new text. */
  stored?: StoredText;
  /** What the form contains at first. */
  draft: TextDraft;
  /** The proposal whose form is replaced: `draft` has its changes, and `unchanged` has not. */
  proposal?: { id: string; unchanged: TextDraft };
  /** Shows the stored text: a change was taken back, or others changed it. */
  onReopen: (id: string, message: string) => void;
}

const NEW_TITLES = { post: messages.newPost, article: messages.newArticle };

/** Writes one article or post: form, live preview, check, publication and history. */
export function TextEditor({ session, stored, draft: initial, proposal, onReopen }: TextEditorProps) {
  const form = useTextForm(session, stored, initial, proposal?.unchanged ?? initial);
  const { draft, start, change: changeForm, getForm, finish } = form;
  // A proposed text stays in the form and on this device: a reviewer may ask for changes.
  const [proposed, setProposed] = useState<TextDraft>();
  const publish = usePublish(session);
  const { id, revision, row } = start;
  const autosave = useSavedDraft({
    id: proposal ? `proposal.${proposal.id}` : (id ?? `new.${initial.kind}`),
    draft,
    initial: proposal ? initial : start.draft,
    revision,
  });
  useLeaveGuard(autosave.isChanged && draft !== proposed, {
    message: autosave.isOnDevice ? messages.leave : messages.leaveAndLose,
    onLeave: () => undefined,
  });
  const change = (changes: Partial<TextDraft>) => {
    changeForm(changes);
    publish.clear();
  };
  const send = async (options: { dryRun: boolean; hidden?: boolean }) => {
    const result = await publish.send(getForm(options.hidden), options);
    if (!result || options.dryRun) return;
    autosave.remove();
    await finish(draft, result.revision ?? revision);
  };
  const propose = async () => {
    if (await publish.propose(getForm(false), proposal?.id)) setProposed(draft);
  };
  const reload = id && !proposal ? () => onReopen(id, messages.storedIsLoaded) : undefined;
  const issues = publish.state.kind === 'failed' ? publish.state.failure.issues : [];
  return (
    <>
      <p>
        <a href={TEXTS_PATH}>{messages.allTexts}</a>
      </p>
      <Heading level={2}>{draft.title || NEW_TITLES[draft.kind]}</Heading>
      {row ? <TextState row={row} /> : null}
      {autosave.found ? (
        <SavedNotice
          saved={autosave.found}
          isStale={autosave.found.revision !== revision}
          onRestore={(restored) => {
            changeForm(restored);
            autosave.close();
          }}
          onDiscard={autosave.remove}
        />
      ) : null}
      <div className={classes.columns}>
        <div className={classes.form}>
          <TextFields
            session={session}
            draft={draft}
            isNew={id === undefined}
            issues={issues}
            onChange={change}
          />
          <PartList session={session} parts={draft.parts} onChange={(parts) => change({ parts })} />
          <TextDetails session={session} draft={draft} issues={issues} onChange={change} />
          <PublishButtons
            state={row?.state}
            isBusy={publish.state.kind === 'sending'}
            isProposal={proposal !== undefined}
            isProposed={draft === proposed}
            onSend={(options) => void send(options)}
            onPropose={() => void propose()}
          />
          <SecretLink session={session} getForm={() => getForm()} />
          <PublishResult state={publish.state} row={row} onReload={reload} />
          {id === undefined ? null : (
            <TextHistory session={session} id={id} onUndone={(message) => onReopen(id, message)} />
          )}
        </div>
        <TextPreview session={session} draft={draft} />
      </div>
    </>
  );
}
