import { plural, type Value } from '@mockingbird/remote-kit';

export const review = 'Review';
export const reviewLead =
  'Authors propose a change, somebody else approves it, and a publisher publishes it now or at a later time.';
export const states = {
  draft: 'Draft',
  'in-review': 'In review',
  'changes-requested': 'Changes requested',
  approved: 'Approved',
  published: 'Published',
  withdrawn: 'Withdrawn',
} as const;
export const stateFilter = 'State';
export const all = 'All';
export const onlyMine = 'Only mine';
export const withCount = (label: Value, count: Value) => `${label} (${count})`;
export const loadingProposals = 'Loading proposals';
export const proposalsNotLoaded = 'The proposals could not be loaded';
export const noProposals = 'No proposals here.';
export const howToPropose = 'To propose a change, check it in the upload form and send it for review.';
export const uploadForm = 'Upload form';
export const showOlder = 'Show older proposals';
export const loading = 'Loading...';
export const examSubject = (examId: Value) => `Exam ${examId}`;
export const testSubject = (testId: Value) => `Mock test ${testId}`;
export const questionsSubject = (testId: Value) => `Questions of ${testId}`;
export const articleSubject = (slug: Value) => `Article ${slug}`;
export const postSubject = (slug: Value) => `Post ${slug}`;
export const byAuthor = (author: Value) => `by ${author}`;
export const untitled = 'without a title';
export const withWriters = (people: Value) => `changed by ${people}`;
export const savedAt = (time: Value) => `saved ${time}`;
export const sentAt = (time: Value) => `sent ${time}`;
export const comments = (count: number) => plural(count, { one: '# comment', other: '# comments' });
export const approvedBy = (person: Value) => `approved by ${person}`;
export const plannedFor = (time: Value) => `planned for ${time}`;
export const publishedBy = (person: Value) => `published by ${person}`;
export const allProposals = 'All proposals';
export const loadingProposal = 'Loading the proposal. It is checked against what is stored now.';
export const proposalNotLoaded = 'The proposal could not be loaded';
export const whatItChanges = 'What it changes';
export const itIsNew = 'It is new: there is nothing to compare it with.';
export const changesNothing = 'It changes nothing: this is stored already.';
export const cannotBePublished = 'It cannot be published as it is';
export const changedSince = 'Somebody else changed this after you wrote your proposal';
export const changedSinceExplanation =
  'Look at what changed. If your proposal is still right, send it anyway. Otherwise, change it in the upload form first.';
export const whatOthersChanged = 'What others changed';
export const whatYoursChangesNow = 'What the proposal would change now';
export const discussion = 'Comments';
export const noComments = 'No comments yet.';
export const aboutQuestion = (questionId: Value) => `about question ${questionId}`;
export const comment = 'Comment';
export const questionId = 'Question ID (optional)';
export const questionIdHint = 'Leave it empty when you mean the whole proposal.';
export const addComment = 'Add comment';
export const commentAdded = 'Comment added.';
export const decision = 'Decision';
export const ownProposal = 'You wrote this proposal. Somebody else must review it.';
export const reviewNote = 'Comment for the author';
export const reviewNoteHint = 'Needed when you request changes.';
export const sayWhatToChange = 'Say what to change.';
export const approve = 'Approve';
export const requestChanges = 'Request changes';
export const approved = 'Approved. A publisher can publish it now.';
export const changesRequested = 'The author gets it back with your comment.';
export const publication = 'Publication';
export const publishNow = 'Publish now';
export const publishQuestion = 'Publish this now?';
export const publishExplanation = 'Students see it within a minute.';
export const published = 'Published. Students see it within a minute.';
export const publishAt = 'Publish at';
export const publishAtHint = (zone: Value) => `In your time zone, ${zone}.`;
export const inUtc = (time: Value) => `That is ${time}.`;
export const plan = 'Plan publication';
export const chooseTime = 'Choose a date and a time.';
export const timePast = 'Choose a time to come.';
export const planned = (time: Value) => `It will be published on ${time}.`;
export const plannedNow = (time: Value, person: Value) =>
  `It will be published on ${time}. ${person} planned this.`;
export const cancelPlan = 'Cancel the plan';
export const planCancelled = 'The plan is cancelled. The proposal stays approved.';
export const yourProposal = 'Your proposal';
export const sendAgain = 'Check again and send for review';
export const sendAnyway = 'Send anyway';
export const notSentChanged = 'Not sent: somebody else changed this meanwhile. Look at what changed.';
export const sent = 'Sent for review.';
export const draftOfTheTeam = 'A draft of the team';
export const continueIt = 'Continue writing';
export const changeIt = 'Change it';
export const changedMeanwhile = 'Somebody else changed this proposal. You see it as it is now.';
export const withdraw = 'Withdraw';
export const withdrawQuestion = 'Withdraw this proposal?';
export const withdrawExplanation = 'It can no longer be reviewed or published. You can send the form again.';
export const withdrawn = 'Withdrawn.';
export const steps = 'Steps';
export const stepNames = {
  'role-changed': 'Role changed',
  saved: 'Saved as a draft',
  sent: 'Sent for review',
  approved: 'Approved',
  'changes-requested': 'Changes requested',
  withdrawn: 'Withdrawn',
  scheduled: 'Publication planned',
  unscheduled: 'Plan cancelled',
  published: 'Published',
  'publication-failed': 'Not published',
} as const;
export const stepBy = (step: Value, person: Value) => `${step} by ${person}`;
export const didNotWork = 'That did not work';
export const oneMoment = 'One moment...';
export const waitsForPublisher = 'It waits for a publisher.';
export const waitsForReviewer = 'It waits for a reviewer.';
export const waitsForAuthor = 'It waits for its author.';
export const whatReadersWillSee = 'What readers will see';
export const textNotLoaded = 'The text could not be loaded';
export const loadingText = 'Loading the text';
