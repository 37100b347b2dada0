import { useEffect, useState } from 'react';
import { AUTOSAVE_MS } from '../../limits.js';
import { forgetDraft, readSavedDraft, saveDraft, type SavedDraft } from './saved-draft.js';
import { isSameDraft, type TextDraft } from './text-draft.js';

interface Options {
  /** Of the text, or of a new one. */
  id: string;
  draft: TextDraft;
  initial: TextDraft;
  revision: string;
}

/**
 * Saves what is typed on this device, and finds what was saved before.
 * @returns the text of before that differs from the stored one, until it is restored or discarded
 */
export function useSavedDraft({ id, draft, initial, revision }: Options) {
  const [found, setFound] = useState<SavedDraft | undefined>(() => {
    const saved = readSavedDraft(id);
    return saved && !isSameDraft(saved.draft, initial) ? saved : undefined;
  });
  const isChanged = draft !== initial && !isSameDraft(draft, initial);
  useEffect(() => {
    if (!isChanged) return undefined;
    const timer = setTimeout(() => saveDraft(id, { draft, revision, at: Date.now() }), AUTOSAVE_MS);
    return () => clearTimeout(timer);
  }, [id, draft, revision, isChanged]);
  return {
    found,
    isChanged,
    /** The saved text was restored: it stays saved until it is stored. */
    close: () => setFound(undefined),
    forget: () => {
      forgetDraft(id);
      setFound(undefined);
    },
  };
}
