import type { ProposalState, ProposalSummary } from '@mockingbird/contracts';
import type { TagTone } from '@mockingbird/ui';
import { localTime } from '../../format/local-time.js';
import * as messages from '../../messages/staff/review.js';

export const STATE_TONES: Readonly<Record<ProposalState, TagTone>> = {
  draft: 'plain',
  'in-review': 'info',
  'changes-requested': 'mark',
  approved: 'brand',
  published: 'right',
  withdrawn: 'plain',
};

/** What a proposal is about: 'Questions of ssc-cgl-1'. */
export function describeSubject({ type, examId = '', testId, slug, title }: ProposalSummary): string {
  if (type === 'post') return messages.postSubject(title ?? slug ?? messages.untitled);
  if (type === 'article') return messages.articleSubject(title ?? slug ?? messages.untitled);
  if (type === 'questions') return messages.questionsSubject(testId ?? examId);
  return testId === undefined ? messages.examSubject(examId) : messages.testSubject(testId);
}

/** Whether a person wrote a proposal, or changed its form: then somebody else reviews it. */
export const hasWritten = ({ author, writers = [] }: ProposalSummary, username: string): boolean =>
  [author, ...writers].some((writer) => writer.toLowerCase() === username.toLowerCase());

/** Who did what when, in short. */
export function listFacts(proposal: ProposalSummary): string[] {
  const { state, author, writers, createdAt, updatedAt, commentCount, approvedBy, publishAt, publisher } =
    proposal;
  return [
    messages.byAuthor(author),
    ...(writers === undefined ? [] : [messages.withWriters(writers.join(', '))]),
    state === 'draft' ? messages.savedAt(localTime(updatedAt)) : messages.sentAt(localTime(createdAt)),
    ...(commentCount > 0 ? [messages.comments(commentCount)] : []),
    ...(approvedBy === undefined ? [] : [messages.approvedBy(approvedBy)]),
    ...(publishAt === undefined ? [] : [messages.plannedFor(localTime(publishAt))]),
    ...(state === 'published' && publisher !== undefined ? [messages.publishedBy(publisher)] : []),
  ];
}
