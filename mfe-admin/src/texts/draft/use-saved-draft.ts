import { useMemo, useState } from 'react';
import { useAutosave } from '../../screen/use-autosave.js';
import { readSavedDraft, removeSavedDraft, savedDraftKey, type SavedDraft } from './saved-draft.js';
import { isSameDraft, type TextDraft } from './text-draft.js';

interface Options {
  /** Of the text, or of a new one. */
  id: string;
  draft: TextDraft;
  /** The draft without changes. */
  initial: TextDraft;
  revision: string;
}

export interface SavedDraftState {
  /** The text of before that differs from the stored one, until it is restored or discarded. */
  found: SavedDraft | undefined;
  isChanged: boolean;
  /** Whether this device could store what is typed. */
  isOnDevice: boolean;
  /** The saved text was restored: it stays saved until it is stored. */
  close: () => void;
  /** The saved text was stored or discarded. */
  remove: () => void;
}

/** Saves what is typed on this device, and finds what was saved before. */
export function useSavedDraft({ id, draft, initial, revision }: Options): SavedDraftState {
  const key = savedDraftKey(id);
  const [found, setFound] = useState<SavedDraft | undefined>(() => {
    const saved = readSavedDraft(key);
    return saved && !isSameDraft(saved.draft, initial) ? saved : undefined;
  });
  const isChanged = draft !== initial && !isSameDraft(draft, initial);
  const unsaved = useMemo(() => (isChanged ? { draft, revision } : undefined), [isChanged, draft, revision]);
  const isOnDevice = useAutosave(key, unsaved);
  return {
    found,
    isChanged,
    isOnDevice,
    close: () => setFound(undefined),
    remove: () => {
      removeSavedDraft(key);
      setFound(undefined);
    },
  };
}
