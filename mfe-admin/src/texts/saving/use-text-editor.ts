import { useState } from 'react';
import type { StoredText } from '@mockingbird/contracts';
import { useLeaveGuard, type Session } from '@mockingbird/platform';
import { changeProposalPath } from '../../paths.js';
import { replaceAddress } from '../../screen/replace-address.js';
import { type SavedDraftState, useSavedDraft } from '../draft/use-saved-draft.js';
import type { TextDraft } from '../draft/text-draft.js';
import { type Publish, type ReplacedForm, usePublish } from './use-publish.js';
import { type TextForm, useTextForm } from './use-text-form.js';
import * as messages from '../../messages/texts/editor.js';

/** A stored text, or a proposal. */
export type OpenedText = { id: string } | { proposalId: string };

export interface TextEditorOptions {
  session: Session;
  /** Absent for a new text. */
  stored?: StoredText;
  /** What the form contains at first. */
  draft: TextDraft;
  /** The proposal whose form is replaced: `draft` has its changes, and `unchanged` has not. */
  proposal?: ReplacedForm & { unchanged: TextDraft };
  /** Shows what is stored: a change was taken back, or others changed it. */
  onReopen: (target: OpenedText, message: string) => void;
}

export interface TextEditorState {
  form: TextForm;
  publish: Publish;
  autosave: SavedDraftState;
  /** The stored text or proposal was changed after the text on this device was typed. */
  isStale: boolean;
  /** The proposal whose form is replaced; undefined before the first draft was saved. */
  proposal: ReplacedForm | undefined;
  /** Whether what is typed was sent for review. */
  isProposed: boolean;
  /** Whether what is typed is the saved draft. */
  isSaved: boolean;
  /** What the deletion of the text did; empty before it. */
  deleted: string;
  /** The text was deleted. Changes that were not saved stay on this device. */
  onDeleted: (message: string) => void;
  change: (changes: Partial<TextDraft>) => void;
  /** Shows what was typed on this device. */
  restore: (draft: TextDraft) => void;
  /** Checks or stores the text. */
  send: (options: { dryRun: boolean; hidden?: boolean }) => Promise<void>;
  /** Sends the text for review. */
  propose: () => Promise<void>;
  /** Saves the text as a draft that others of the team can open. */
  saveDraft: () => Promise<void>;
  /** Shows what is stored; undefined for a new text. */
  reload: (() => void) | undefined;
}

/** The form of a text with what can be done with it, and what is saved on this device. */
export function useTextEditor(options: TextEditorOptions): TextEditorState {
  const { session, stored, draft: initial, onReopen } = options;
  const form = useTextForm(session, stored, initial, options.proposal?.unchanged ?? initial);
  const [proposal, setProposal] = useState<ReplacedForm | undefined>(options.proposal);
  const { draft, start, change: changeForm, getForm, finish } = form;
  // A proposed text stays in the form and on this device: a reviewer may ask for changes.
  const [proposed, setProposed] = useState<TextDraft>();
  const [saved, setSaved] = useState<TextDraft | undefined>(options.proposal && initial);
  const [deleted, setDeleted] = useState('');
  const publish = usePublish(session);
  const { id, revision } = start;
  const seen = proposal ? `${revision} ${proposal.version}` : revision;
  const autosave = useSavedDraft({
    id: proposal ? `proposal.${proposal.id}` : (id ?? `new.${initial.kind}`),
    draft,
    initial: saved ?? start.draft,
    revision: seen,
  });
  useLeaveGuard(autosave.isChanged && draft !== proposed && deleted === '', {
    message: autosave.isOnDevice ? messages.leave : messages.leaveAndLose,
    onLeave: () => undefined,
  });
  const openText = id === undefined ? undefined : () => onReopen({ id }, messages.storedIsLoaded);
  return {
    form,
    publish,
    autosave,
    isStale: autosave.found !== undefined && autosave.found.revision !== seen,
    proposal,
    isProposed: draft === proposed,
    isSaved: draft === saved,
    deleted,
    onDeleted: (message) => {
      if (!autosave.isChanged) autosave.remove();
      setDeleted(message);
    },
    change: (changes) => {
      changeForm(changes);
      publish.clear();
    },
    restore: (restored) => {
      changeForm(restored);
      autosave.close();
    },
    send: async ({ dryRun, hidden }) => {
      const result = await publish.send(getForm(hidden), { dryRun });
      if (!result || dryRun) return;
      autosave.remove();
      await finish(draft, result.revision ?? revision);
    },
    propose: async () => {
      const sent = await publish.propose(getForm(false), { isSent: true, replaces: proposal });
      if (!sent) return;
      setProposed(draft);
      if (proposal) setProposal(sent);
    },
    saveDraft: async () => {
      const next = await publish.propose(getForm(false), { isSent: false, replaces: proposal });
      if (!next) return;
      autosave.remove();
      setSaved(draft);
      setProposal(next);
      replaceAddress(changeProposalPath(next));
    },
    reload: proposal ? () => onReopen({ proposalId: proposal.id }, messages.draftIsLoaded) : openText,
  };
}
