import { type Value } from '@mockingbird/remote-kit';

export const sendForReview = 'Send for review';
export const notSent = (reason: Value) => `Not sent for review: ${reason}`;
export const sentForReview =
  'Sent for review. Nothing is published yet: somebody else approves it, and a publisher publishes it.';
export const openProposal = (subject: Value) => `Open the proposal: ${subject}`;
export const allProposals = 'All proposals';
export const replacesProposal =
  'You are changing a proposal. Check the form and send it for review: it replaces the earlier form.';
export const loadStored = 'Load the stored form';
export const loadingReplaces = 'The stored form takes the place of what you filled in. A chosen file stays.';
export const storedIsLoaded = 'This is the stored form.';
export const notCarried = 'Choose the file again, and fill in "More fields" again.';
export const onlyReview = 'Your role does not publish. Check the form first, then send it for review.';
