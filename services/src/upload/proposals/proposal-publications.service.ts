import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { hasPermission, type Proposal, type ProposalPublication } from '@mockingbird/contracts';
import type { Logger } from 'pino';
import { SessionsService } from '../../auth/sessions.service.js';
import type { Account } from '../../auth/sessions.service.js';
import { DAY_MS } from '../../common/day.js';
import { CLOCK, LOGGER, type Clock } from '../../common/injection-tokens.js';
import { TextStoreService } from '../../content/texts/text-store.service.js';
import { ChangesService } from '../../exam/changes/changes.service.js';
import { withProposal } from '../../exam/changes/current-proposal.js';
import { conflict, invalid, ProblemError } from '../../http/response/problem.js';
import { UploadsService } from '../uploads.service.js';
import {
  CLAIM_MS,
  CLAIM_RENEWAL_MS,
  CLOSED_PROPOSAL_DAYS,
  PLANNED_DAYS,
  PUBLISH_ATTEMPTS,
  PUBLISHED_PER_PASS,
  RETRY_MS,
} from './limits.js';
import { ProposalEvents } from './proposal-events.service.js';
import { asRejection, ProposalForms } from './proposal-forms.service.js';
import type { StoredProposal } from './proposal.model.js';
import { ProposalRepository } from './proposal.repository.js';
import { ProposalsService } from './proposals.service.js';

/** Signs what no person does. No user name has a space. */
const SCHEDULE = 'the schedule';

/** Publishes approved proposals: now, or when their time has come. */
@Injectable()
export class ProposalPublications {
  constructor(
    private readonly proposals: ProposalsService,
    private readonly repository: ProposalRepository,
    private readonly forms: ProposalForms,
    private readonly events: ProposalEvents,
    private readonly uploads: UploadsService,
    private readonly changes: ChangesService,
    private readonly texts: TextStoreService,
    private readonly sessions: SessionsService,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  /**
   * Publishes an approved proposal, or plans its publication.
   * @throws ProblemError MB-1002 for a time that is past or far away, MB-1007 in another state or version. A form that no
   * longer fits is given back to its author.
   */
  async publish(id: string, { version, at }: ProposalPublication, account: Account): Promise<Proposal> {
    const before = await this.proposals.find(id, version);
    const now = this.clock();
    if (at !== undefined) return this.plan(before, new Date(at), account);
    const claim = randomUUID();
    const publisher = account.username;
    const claimed = await this.repository.claim(
      { id, version, now: new Date(now) },
      { claim, claimedUntil: new Date(now + CLAIM_MS), publisher },
    );
    if (claimed === null) throw conflict('Only approved proposals can be published. Look at this one again.');
    const rejection = await this.finish(claimed, claim, publisher, 1);
    if (rejection) throw rejection;
    return this.proposals.get(id);
  }

  /** Cancels a planned publication. The proposal stays approved. */
  async cancel(id: string, version: number, account: Account): Promise<Proposal> {
    const before = await this.proposals.find(id, version);
    if (before.publishAt === undefined) throw conflict('No publication is planned.');
    return this.proposals.step(before, account, ['approved'], {
      unset: ['publishAt', 'publisher', 'attempts'],
      step: { action: 'unscheduled', by: account.username, at: new Date(this.clock()) },
    });
  }

  /**
   * Publishes the proposals whose time has come, the earliest first. Several processes may do this at the same time: each
   * proposal is claimed in the database.
   */
  async publishDue(): Promise<void> {
    for (let count = 0; count < PUBLISHED_PER_PASS; count += 1) {
      const now = this.clock();
      const claim = randomUUID();
      const due = await this.repository.claimDue(new Date(now), claim, new Date(now + CLAIM_MS));
      if (due === null) return;
      await this.publishClaimed(due, claim);
    }
  }

  private async publishClaimed(due: StoredProposal, claim: string): Promise<void> {
    const { publisher = '', attempts = 0, _id: id } = due;
    try {
      if (hasPermission(await this.sessions.roleOf(publisher), 'publish')) {
        await this.finish(due, claim, publisher, PUBLISH_ATTEMPTS - attempts);
      } else {
        await this.giveBack(due, claim, `${publisher}, who planned this, may no longer publish.`);
      }
    } catch (error) {
      // The database may be unavailable. The next attempt is as good as this one.
      this.log.error({ err: error, proposal: id }, 'proposal_publication_failed');
      await this.repository.release(id, claim, new Date(this.clock() + RETRY_MS), attempts);
    }
  }

  /**
   * Publishes a claimed proposal.
   * @param attempts how many are left. After the last rejection, the author gets the proposal back.
   * @returns why it was rejected
   */
  private async finish(
    claimed: StoredProposal,
    claim: string,
    publisher: string,
    attempts: number,
  ): Promise<ProblemError | undefined> {
    const { _id: proposal } = claimed;
    try {
      // A process may have ended after it published this, and before it said so.
      if (!(await this.isPublished(claimed))) await this.upload(claimed, claim, publisher);
    } catch (error) {
      const rejection = asRejection(error);
      if (rejection === undefined) throw error;
      // The conflict may be with this form itself, which another process has stored.
      if (!(await this.isPublished(claimed))) {
        await this.endRejected(claimed, claim, rejection, attempts);
        return rejection;
      }
    }
    const at = new Date(this.clock());
    const isFinished = await this.repository.finish(proposal, claim, {
      set: {
        state: 'published',
        publisher,
        expires: new Date(at.getTime() + CLOSED_PROPOSAL_DAYS * DAY_MS),
      },
      unset: ['claim', 'claimedUntil', 'publishAt', 'attempts'],
      step: { action: 'published', by: publisher, at },
    });
    if (isFinished) await this.events.record(claimed, 'published', publisher);
    return undefined;
  }

  private async isPublished({ _id: proposal, version }: StoredProposal): Promise<boolean> {
    await this.texts.recordPending();
    return this.changes.isPublished(proposal, version);
  }

  private async upload(claimed: StoredProposal, claim: string, publisher: string): Promise<void> {
    const { _id: proposal, version: proposalVersion, author: proposedBy } = claimed;
    const renewal = setInterval(() => void this.renew(proposal, claim), CLAIM_RENEWAL_MS);
    renewal.unref();
    try {
      const form = this.forms.read(claimed);
      await withProposal({ proposal, proposalVersion, proposedBy }, () =>
        this.uploads.upload(form, { by: publisher }),
      );
    } finally {
      clearInterval(renewal);
    }
  }

  private async renew(id: string, claim: string): Promise<void> {
    try {
      await this.repository.renew(id, claim, new Date(this.clock() + CLAIM_MS));
    } catch (error) {
      // The next renewal comes before the claim ends.
      this.log.warn({ err: error, proposal: id }, 'proposal_claim_not_renewed');
    }
  }

  private async endRejected(
    claimed: StoredProposal,
    claim: string,
    rejection: ProblemError,
    attempts: number,
  ): Promise<void> {
    if (attempts > 1) {
      await this.repository.release(claimed._id, claim, new Date(this.clock() + RETRY_MS), 1);
    } else {
      await this.giveBack(claimed, claim, describeRejection(rejection));
    }
  }

  private async giveBack(claimed: StoredProposal, claim: string, reason: string): Promise<void> {
    const at = new Date(this.clock());
    const step = { action: 'publication-failed', by: SCHEDULE, at } as const;
    const isFinished = await this.repository.finish(claimed._id, claim, {
      set: { state: 'changes-requested' },
      unset: ['claim', 'claimedUntil', 'publishAt', 'publisher', 'approvedBy', 'attempts'],
      step,
      comment: { by: SCHEDULE, at, text: `Not published: ${reason}` },
    });
    if (isFinished) await this.events.record(claimed, 'publication-failed', SCHEDULE, reason);
  }

  private plan(before: StoredProposal, at: Date, account: Account): Promise<Proposal> {
    const now = this.clock();
    const ahead = at.getTime() - now;
    if (ahead <= 0 || ahead > PLANNED_DAYS * DAY_MS) {
      const message = ahead <= 0 ? 'Expected a time to come' : 'Expected a time within a year';
      throw invalid([{ path: '/at', message }]);
    }
    return this.proposals.step(before, account, ['approved'], {
      set: { publishAt: at, publisher: account.username },
      unset: ['attempts'],
      step: { action: 'scheduled', by: account.username, at: new Date(now) },
    });
  }
}

/** Issues that a comment lists. */
const LISTED_ISSUES = 5;

function describeRejection({ message, issues }: ProblemError): string {
  const listed = issues.slice(0, LISTED_ISSUES).map(({ path, message: issue }) => `${path}: ${issue}.`);
  return [message, ...listed].join(' ');
}
