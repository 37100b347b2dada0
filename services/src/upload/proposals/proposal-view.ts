import type { Proposal, ProposalCheck, ProposalSummary } from '@mockingbird/contracts';
import type { ListedProposal, StoredProposal } from './proposal.model.js';

/** @returns the form's text fields */
export function readFields({ fields }: Pick<StoredProposal, 'fields'>): Record<string, string> {
  const parsed: Record<string, string> = JSON.parse(fields);
  return parsed;
}

export function toSummary(stored: ListedProposal): ProposalSummary {
  const { _id, state, version, type, examId, testId, slug, title, author, createdAt, updatedAt } = stored;
  const { writers, summary, commentCount, approvedBy, publishAt, publisher } = stored;
  return {
    id: _id,
    state,
    version,
    type,
    ...(examId !== undefined && { examId }),
    ...(testId !== undefined && { testId }),
    ...(slug !== undefined && { slug }),
    ...(title !== undefined && { title }),
    author,
    ...(writers !== undefined && { writers }),
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    summary,
    commentCount,
    ...(approvedBy !== undefined && { approvedBy }),
    ...(publishAt !== undefined && { publishAt: publishAt.toISOString() }),
    ...(publisher !== undefined && { publisher }),
  };
}

export const toProposal = (stored: StoredProposal, check: ProposalCheck): Proposal => ({
  ...toSummary(stored),
  fields: readFields(stored),
  ...(stored.file !== undefined && { fileName: stored.file.name }),
  comments: stored.comments.map(({ by, at, text, questionId }) => ({
    by,
    at: at.toISOString(),
    text,
    ...(questionId !== undefined && { questionId }),
  })),
  steps: stored.steps.map(({ action, by, at }) => ({ action, by, at: at.toISOString() })),
  check,
});
