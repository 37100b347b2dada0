import { deviceStorage } from '@mockingbird/platform';
import type { TextDraft } from './text-draft.js';
import { nextPartId, type Part } from './text-parts.js';

/** Text that was typed and not sent yet. */
export interface SavedDraft {
  draft: TextDraft;
  /** Revision of the stored text that it is based on. */
  revision: string;
  /** Milliseconds since 1970. */
  at: number;
}

/** Where the draft of a text is stored. @param id of the text, or of a new one */
export const savedDraftKey = (id: string): string => `admin-text:${id}`;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Stored values come from this remote, perhaps from an older version: the fields that are read must be there. */
function isDraft(value: unknown): value is TextDraft {
  return (
    isRecord(value) &&
    (value['kind'] === 'article' || value['kind'] === 'post') &&
    ['slug', 'title', 'excerpt', 'author', 'tags', 'publishedAt', 'sources'].every(
      (name) => typeof value[name] === 'string',
    ) &&
    isRecord(value['cover']) &&
    Array.isArray(value['parts'])
  );
}

export function readSavedDraft(key: string): SavedDraft | undefined {
  const saved = deviceStorage.read(key);
  if (!isRecord(saved) || !isDraft(saved['draft'])) return undefined;
  const { draft, revision, at } = saved;
  if (typeof revision !== 'string' || typeof at !== 'number') return undefined;
  const parts = draft.parts.map((part): Part => ({ ...part, id: nextPartId() }));
  return { draft: { ...draft, parts }, revision, at };
}

export const removeSavedDraft = (key: string): void => deviceStorage.remove(key);
