import { Inject, Injectable } from '@nestjs/common';
import {
  hasPermission,
  type NewComment,
  type Proposal,
  PROPOSAL_STATES,
  type ProposalList,
  type ProposalReview,
  type ProposalSending,
  type ProposalState,
  TEXT_KINDS,
} from '@mockingbird/contracts';
import { accountKey } from '../../auth/account-key.js';
import type { Account } from '../../auth/sessions.service.js';
import { ChangeIds } from '../../audit/change-ids.js';
import { DAY_MS } from '../../common/day.js';
import { CLOCK, type Clock } from '../../common/injection-tokens.js';
import type { Form } from '../../http/request/multipart.js';
import { conflict, notFound, ProblemError } from '../../http/response/problem.js';
import { CLOSED_PROPOSAL_DAYS, OPEN_PROPOSALS, PROPOSAL_COMMENTS } from './limits.js';
import { ProposalEvents } from './proposal-events.service.js';
import { EDITABLE, type FormContent, ProposalForms } from './proposal-forms.service.js';
import type { ProposalsQuery } from './proposal-params.js';
import { toProposal, toSummary } from './proposal-view.js';
import type { StoredProposal } from './proposal.model.js';
import { type ProposalChange, ProposalRepository } from './proposal.repository.js';

const OPEN: readonly ProposalState[] = ['draft', 'in-review', 'changes-requested', 'approved'];

const notAllowed = (detail: string) => new ProblemError(403, 'MB-1010', detail);
/** Whether an account is the author's, or changed the form. */
const hasWritten = (
  { author, writers = [] }: Pick<StoredProposal, 'author' | 'writers'>,
  { username }: Account,
) => [author, ...writers].some((writer) => accountKey(writer) === accountKey(username));
const isAuthor = ({ author }: StoredProposal, { username }: Account) =>
  accountKey(author) === accountKey(username);
const SUBJECT = ['examId', 'testId', 'slug', 'title'] as const;

/** Upload forms that wait for a review. `ProposalPublications` publishes them. */
@Injectable()
export class ProposalsService {
  private readonly ids = new ChangeIds();

  constructor(
    private readonly proposals: ProposalRepository,
    private readonly forms: ProposalForms,
    private readonly events: ProposalEvents,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Proposals that somebody has written with others are their own too. */
  async list(query: ProposalsQuery, account: Account): Promise<ProposalList> {
    const { state, mine, texts, before, limit } = query;
    const [found, groups, scheduled] = await Promise.all([
      this.proposals.list({
        state,
        writer: mine === '1' ? account.username : undefined,
        types: texts === '1' ? TEXT_KINDS : undefined,
        before,
        limit: limit + 1,
      }),
      this.proposals.countByState(),
      this.proposals.countScheduled(),
    ]);
    const page = found.slice(0, limit);
    const last = found.length > limit ? page.at(-1)?._id : undefined;
    const count = (groupsOfState: typeof groups) =>
      groupsOfState.reduce((sum, group) => sum + group.count, 0);
    const counts = PROPOSAL_STATES.map((each) => {
      const ofState = groups.filter((group) => group.state === each);
      const own = ofState.filter((group) => hasWritten(group, account));
      return { state: each, total: count(ofState), own: count(own) };
    });
    return {
      data: page.map(toSummary),
      meta: { ...(last !== undefined && { next: last }), counts, scheduled },
    };
  }

  /** @throws ProblemError MB-1003 for an unknown id */
  async get(id: string): Promise<Proposal> {
    return this.describe(await this.find(id));
  }

  /**
   * Stores a form as a proposal.
   * @param isSent whether it goes to review. Then it must pass the check; a draft may have issues.
   * @throws ProblemError as an upload does, or MB-1006 when the author has too many open proposals
   */
  async create(form: Form, isSent: boolean, { username }: Account): Promise<Proposal> {
    if ((await this.proposals.countOpen(username)) >= OPEN_PROPOSALS) {
      throw new ProblemError(429, 'MB-1006', `You have ${OPEN_PROPOSALS} open proposals. Withdraw some.`);
    }
    const content = await this.forms.check(form, isSent);
    const now = this.clock();
    const at = new Date(now);
    const action = isSent ? 'sent' : 'saved';
    const stored: StoredProposal = {
      ...content,
      _id: this.ids.next(now),
      state: isSent ? 'in-review' : 'draft',
      version: 1,
      author: username,
      createdAt: at,
      updatedAt: at,
      comments: [],
      commentCount: 0,
      steps: [{ action, by: username, at }],
    };
    await this.proposals.insert(stored);
    await this.events.record(stored, action, username);
    return this.get(stored._id);
  }

  /**
   * Replaces the form of an own proposal that is not in review. Everybody who may write may continue a draft, and then does
   * not review it.
   * @param isSent as for `create`
   * @throws ProblemError as `create`, MB-1010 for a proposal of somebody else, MB-1007 in another state or version
   */
  async replace(
    id: string,
    form: Form,
    { version, isSent }: { version: number; isSent: boolean },
    account: Account,
  ): Promise<Proposal> {
    const before = await this.findEditable(id, account, version);
    const content = await this.forms.check(form, isSent);
    if (!isSameSubject(before, content)) {
      throw conflict('The form is about something else. Send it as a new proposal.');
    }
    const action = isSent ? 'sent' : 'saved';
    return this.step(before, account, EDITABLE, {
      set: {
        ...content,
        state: isSent ? 'in-review' : before.state,
        ...(!hasWritten(before, account) && { writers: [...(before.writers ?? []), account.username] }),
      },
      unset: ['approvedBy', 'attempts', ...SUBJECT.filter((name) => content[name] === undefined)],
      step: this.newStep(action, account),
    });
  }

  /**
   * Checks an own proposal against the present content, and sends it to review. It stays based on the content that its author
   * saw. `basedOn` is a later one, whose changes the author has seen.
   * @throws ProblemError MB-1002 or MB-1007 when it does not fit, or as `replace`
   */
  async send(id: string, { version, basedOn }: ProposalSending, account: Account): Promise<Proposal> {
    const before = await this.findOwn(id, account, version);
    const content = await this.forms.check(this.forms.readBasedOn(before, basedOn), true);
    return this.step(before, account, EDITABLE, {
      set: { state: 'in-review', fields: content.fields, summary: content.summary },
      unset: ['approvedBy', 'attempts'],
      step: this.newStep('sent', account),
    });
  }

  /** @throws ProblemError MB-1003 or MB-1007 */
  async comment(id: string, { text, questionId }: NewComment, { username }: Account): Promise<Proposal> {
    await this.find(id);
    const comment = {
      by: username,
      at: new Date(this.clock()),
      text,
      ...(questionId !== undefined && { questionId }),
    };
    if (!(await this.proposals.comment(id, comment, PROPOSAL_COMMENTS))) {
      throw conflict(`A proposal has at most ${PROPOSAL_COMMENTS} comments.`);
    }
    return this.get(id);
  }

  /**
   * Approves a proposal of somebody else, or requests changes.
   * @throws ProblemError MB-1010 for a proposal that the account has written in, MB-1007 in another state or version, or when it no longer fits
   */
  async review(id: string, { version, decision, text }: ProposalReview, account: Account): Promise<Proposal> {
    const before = await this.find(id, version);
    if (hasWritten(before, account)) {
      throw notAllowed('You wrote this proposal. Somebody else must review it.');
    }
    const isApproval = decision === 'approve';
    const { problem } = isApproval ? await this.forms.preview(before) : {};
    if (problem) throw conflict(`This cannot be approved: ${problem.detail}`, problem.issues);
    const step = this.newStep(isApproval ? 'approved' : 'changes-requested', account);
    return this.step(before, account, isApproval ? ['in-review'] : ['in-review', 'approved'], {
      set: isApproval ? { state: 'approved', approvedBy: account.username } : { state: 'changes-requested' },
      unset: isApproval ? ['attempts'] : ['approvedBy', 'publishAt', 'publisher', 'attempts'],
      step,
      ...(text !== undefined && { comment: { by: account.username, at: step.at, text } }),
    });
  }

  /** @throws ProblemError MB-1010 unless it is an own proposal or the account is an admin's, MB-1007 for a closed one */
  async withdraw(id: string, version: number, account: Account): Promise<Proposal> {
    const before = await this.find(id, version);
    if (!isAuthor(before, account) && !hasPermission(account.role, 'people')) {
      throw notAllowed('Only its author or an admin may withdraw a proposal.');
    }
    const step = this.newStep('withdrawn', account);
    const expires = new Date(step.at.getTime() + CLOSED_PROPOSAL_DAYS * DAY_MS);
    return this.step(before, account, OPEN, {
      set: { state: 'withdrawn', expires },
      unset: ['publishAt', 'publisher'],
      step,
    });
  }

  /** @throws ProblemError MB-1003 for an unknown id, MB-1007 for another version */
  async find(id: string, version?: number): Promise<StoredProposal> {
    const found = await this.proposals.find(id);
    if (found === null) throw notFound('There is no such proposal.');
    if (version !== undefined && found.version !== version) throw changedMeanwhile();
    return found;
  }

  /** Stores a step, records it in the history, and returns the proposal after it. */
  async step(
    before: StoredProposal,
    { username }: Account,
    states: readonly ProposalState[],
    change: ProposalChange,
  ): Promise<Proposal> {
    if (!states.includes(before.state)) throw wrongState(before.state);
    const { _id: id, version } = before;
    const changed = await this.proposals.change({ id, version, states, now: change.step.at }, change);
    if (changed === null) throw changedMeanwhile();
    await this.events.record(changed, change.step.action, username);
    return this.describe(changed);
  }

  private newStep(action: ProposalChange['step']['action'], { username }: Account) {
    return { action, by: username, at: new Date(this.clock()) };
  }

  private async describe(stored: StoredProposal): Promise<Proposal> {
    const isOpen = OPEN.includes(stored.state);
    return toProposal(stored, isOpen ? await this.forms.preview(stored) : {});
  }

  private async findOwn(id: string, account: Account, version: number): Promise<StoredProposal> {
    const found = await this.findEditable(id, account, version);
    if (!hasWritten(found, account)) throw notAllowed('Only its author may change or send a proposal.');
    return found;
  }

  /** @throws ProblemError MB-1010 for a proposal of others that is no draft, MB-1007 in another state or version */
  private async findEditable(id: string, account: Account, version: number): Promise<StoredProposal> {
    const found = await this.find(id, version);
    if (found.state !== 'draft' && !hasWritten(found, account)) {
      throw notAllowed('Only its author may change or send a proposal.');
    }
    if (!EDITABLE.includes(found.state)) throw wrongState(found.state);
    return found;
  }
}

/** Whether a form fits a proposal. A draft may get its ids later; what was reviewed stays what it is about. */
const isSameSubject = (before: StoredProposal, content: FormContent): boolean =>
  content.type === before.type &&
  (before.state === 'draft' ||
    (content.examId === before.examId && content.testId === before.testId && content.slug === before.slug));

const changedMeanwhile = () =>
  conflict('The proposal was changed since you opened it. Look at it again.', [
    { path: '/version', message: 'Is no longer the latest' },
  ]);

const STATE_NAMES: Record<ProposalState, string> = {
  draft: 'a draft',
  'in-review': 'in review',
  'changes-requested': 'waiting for changes by its author',
  approved: 'approved',
  published: 'published',
  withdrawn: 'withdrawn',
};
const wrongState = (state: ProposalState) =>
  conflict(`The proposal is ${STATE_NAMES[state]}, so this is not possible.`);
