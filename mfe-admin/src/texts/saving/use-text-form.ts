import { useState } from 'react';
import type { StoredText, TextRow } from '@mockingbird/contracts';
import { useApi, type Session } from '@mockingbird/platform';
import { editTextPath } from '../../paths.js';
import { replaceAddress } from '../../screen/replace-address.js';
import { mergeStored, toDraft } from '../draft/stored-draft.js';
import { textIdOf } from '../draft/text-address.js';
import { toForm } from '../draft/text-form.js';
import type { TextDraft } from '../draft/text-draft.js';

/** The stored text that the form started from. */
interface Start {
  /** Undefined for a new text. */
  id: string | undefined;
  /** Empty for a new text. */
  revision: string;
  /** The form without changes. */
  draft: TextDraft;
  /** What the list says about the text; undefined until it is known. */
  row: TextRow | undefined;
  /** Whether a text ships with the product at this address. */
  ships: boolean;
}

export interface TextForm {
  draft: TextDraft;
  start: Start;
  change: (changes: Partial<TextDraft>) => void;
  /** The form for the services, with what is typed now. */
  getForm: (hidden?: boolean) => FormData;
  /** Continues after a form was stored. What was typed since it was sent stays. */
  finish: (sent: TextDraft, revision: string) => Promise<void>;
}

/**
 * The form of a text, and the stored text that it started from.
 * @param initial what the form contains at first
 * @param unchanged the form without changes
 */
export function useTextForm(
  { token }: Session,
  stored: StoredText | undefined,
  initial: TextDraft,
  unchanged: TextDraft,
): TextForm {
  const api = useApi();
  const [draft, setDraft] = useState(initial);
  const [start, setStart] = useState<Start>({
    id: stored?.row.id,
    revision: stored?.revision ?? '',
    draft: unchanged,
    row: stored?.row,
    ships: stored?.ships === true,
  });
  return {
    draft,
    start,
    change: (changes) => setDraft((now) => ({ ...now, ...changes })),
    getForm: (hidden) =>
      toForm(draft, start.id === undefined ? undefined : start.draft, { revision: start.revision, hidden }),
    finish: async (sent, revision) => {
      const id = start.id ?? textIdOf(sent);
      setStart({ ...start, id, revision, draft: sent });
      if (start.id === undefined) replaceAddress(editTextPath(id));
      try {
        const now = await (await api.texts(token)).storedText(id);
        const nowDraft = toDraft(now);
        setStart({ id, revision: now.revision, draft: nowDraft, row: now.row, ships: now.ships === true });
        setDraft((typed) => mergeStored(typed, sent, nowDraft));
      } catch {
        // The text is stored. Only its new state is not shown.
      }
    },
  };
}
