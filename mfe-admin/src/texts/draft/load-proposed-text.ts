import type { Proposal, StoredText } from '@mockingbird/contracts';
import type { TextCalls } from '@mockingbird/platform';
import { toFailure } from '../../api/failure.js';
import { applyChanges, proposedAddress } from './proposed-draft.js';
import { toDraft } from './stored-draft.js';
import { textIdOf } from './text-address.js';
import type { TextDraft } from './text-draft.js';

const NOT_FOUND = 404;

export interface ProposedText {
  proposal: Proposal;
  /** Absent when the text is new. */
  stored?: StoredText;
  /** The form without what the proposal changes. */
  unchanged: TextDraft;
  draft: TextDraft;
}

/** Loads the proposal of a text, and the stored text that it changes. @param id of the proposal */
export async function loadProposedText(
  calls: TextCalls,
  id: string,
  signal: AbortSignal,
): Promise<ProposedText> {
  const { proposal, changes } = await calls.proposedText(id, { signal });
  const address = proposedAddress(proposal);
  const { slug, examId, categorySlug } = address;
  const hasAddress = slug !== '' && (address.kind === 'post' || (examId !== '' && categorySlug !== ''));
  const stored = hasAddress ? await findStored(calls, textIdOf(address), signal) : undefined;
  const unchanged = stored ? toDraft(stored) : address;
  return { proposal, ...(stored && { stored }), unchanged, draft: applyChanges(unchanged, changes) };
}

/** @returns undefined if there is no such text */
async function findStored(
  calls: TextCalls,
  id: string,
  signal: AbortSignal,
): Promise<StoredText | undefined> {
  try {
    return await calls.storedText(id, { signal });
  } catch (error) {
    if (toFailure(error).status === NOT_FOUND) return undefined;
    throw error;
  }
}
