import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ProposalState, UploadType } from '@mockingbird/contracts';
import type { QueryFilter, UpdateQuery } from 'mongoose';
import { requestComment } from '../../database/request-comment.js';
import { PROPOSAL, type ListedProposal, type StoredComment, type StoredProposal } from './proposal.model.js';
import type { ProposalModel, StoredStep } from './proposal.model.js';
import { PROPOSAL_STEPS } from './limits.js';

/** Filter for the list of proposals. */
export interface ProposalFilter {
  state?: ProposalState | undefined;
  /** User name of the author, or of somebody else who changed the form. */
  writer?: string | undefined;
  /** Only these types of uploads. */
  types?: readonly UploadType[] | undefined;
  /** Only proposals older than the one with this id. */
  before?: string | undefined;
  limit: number;
}

/** Number of proposals in a state that the same people have written. */
export interface ProposalCount extends Pick<StoredProposal, 'state' | 'author' | 'writers'> {
  count: number;
}

/** Which stored proposal a step changes: nothing happens when it is another one by then. */
export interface Expected {
  id: string;
  version: number;
  states: readonly ProposalState[];
  now: Date;
}

/** What a proposal is about. */
export type Subject = Pick<StoredProposal, 'examId' | 'testId' | 'slug' | 'title'>;

export interface ProposalChange {
  set?: Partial<Omit<StoredProposal, '_id' | 'version'>>;
  unset?: readonly (
    'approvedBy' | 'attempts' | 'claim' | 'claimedUntil' | 'file' | 'publishAt' | 'publisher' | keyof Subject
  )[];
  step: StoredStep;
  comment?: StoredComment | undefined;
}

const LISTED = { fields: 0, file: 0, comments: 0, steps: 0 } as const;
const unclaimed = (now: Date) => ({
  $or: [{ claimedUntil: { $exists: false } }, { claimedUntil: { $lte: now } }],
});

function toUpdate({ set = {}, unset = [], step, comment }: ProposalChange): UpdateQuery<StoredProposal> {
  return {
    $set: { ...set, updatedAt: step.at },
    ...(unset.length > 0 && { $unset: Object.fromEntries(unset.map((name) => [name, ''])) }),
    $inc: { version: 1, ...(comment !== undefined && { commentCount: 1 }) },
    $push: {
      steps: { $each: [step], $slice: -PROPOSAL_STEPS },
      ...(comment !== undefined && { comments: comment }),
    },
  };
}

@Injectable()
export class ProposalRepository {
  constructor(@InjectModel(PROPOSAL) private readonly proposals: ProposalModel) {}

  async insert(proposal: StoredProposal): Promise<void> {
    await this.proposals.insertMany([proposal], requestComment());
  }

  find(id: string): Promise<StoredProposal | null> {
    return this.proposals.findOne({ _id: id }).lean<StoredProposal>().exec();
  }

  /** @returns the newest proposals first */
  list({ state, writer, types, before, limit }: ProposalFilter): Promise<ListedProposal[]> {
    const filter: QueryFilter<StoredProposal> = {
      ...(state !== undefined && { state }),
      ...(writer !== undefined && { $or: [{ author: writer }, { writers: writer }] }),
      ...(types !== undefined && { type: { $in: [...types] } }),
      ...(before !== undefined && { _id: { $lt: before } }),
    };
    return this.proposals.find(filter, LISTED).sort({ _id: -1 }).limit(limit).lean<ListedProposal[]>().exec();
  }

  /** @returns the number of proposals by state and people */
  async countByState(): Promise<ProposalCount[]> {
    const people = { state: '$state', author: '$author', writers: '$writers' };
    const groups = await this.proposals
      .aggregate<{ _id: Omit<ProposalCount, 'count'>; count: number }>([
        { $group: { _id: people, count: { $sum: 1 } } },
      ])
      .exec();
    return groups.map(({ _id, count }) => ({ ..._id, count }));
  }

  countScheduled(): Promise<number> {
    return this.proposals.countDocuments({ state: 'approved', publishAt: { $exists: true } }).exec();
  }

  countOpen(author: string): Promise<number> {
    return this.proposals
      .countDocuments({ author, state: { $in: ['draft', 'in-review', 'changes-requested', 'approved'] } })
      .exec();
  }

  /** @returns the changed proposal, or null when it is another one by now, or is being published */
  change({ id, version, states, now }: Expected, change: ProposalChange): Promise<StoredProposal | null> {
    const filter = { _id: id, version, state: { $in: [...states] }, ...unclaimed(now) };
    return this.proposals
      .findOneAndUpdate(filter, toUpdate(change), { returnDocument: 'after' })
      .lean<StoredProposal>()
      .exec();
  }

  /**
   * Claims an approved proposal for its publication now. With its time in the past, another process finishes the publication
   * if this one ends.
   * @returns null when it is another one by now, or is being published
   */
  claim(
    { id, version, now }: Omit<Expected, 'states'>,
    {
      claim,
      claimedUntil,
      publisher,
    }: Required<Pick<StoredProposal, 'claim' | 'claimedUntil' | 'publisher'>>,
  ): Promise<StoredProposal | null> {
    const filter = { _id: id, version, state: 'approved' as const, ...unclaimed(now) };
    const set = { claim, claimedUntil, publisher, publishAt: now, updatedAt: now };
    return this.proposals
      .findOneAndUpdate(filter, { $set: set, $inc: { version: 1 } }, { returnDocument: 'after' })
      .lean<StoredProposal>()
      .exec();
  }

  /** @returns whether the comment was added: not when there are too many */
  async comment(id: string, comment: StoredComment, limit: number): Promise<boolean> {
    const result = await this.proposals
      .updateOne(
        { _id: id, commentCount: { $lt: limit } },
        { $push: { comments: comment }, $inc: { commentCount: 1 } },
      )
      .exec();
    return result.matchedCount > 0;
  }

  /** Claims the proposal whose time came first. Of several processes, one gets it. */
  claimDue(now: Date, claim: string, claimedUntil: Date): Promise<StoredProposal | null> {
    return this.proposals
      .findOneAndUpdate(
        { state: 'approved', publishAt: { $lte: now }, ...unclaimed(now) },
        { $set: { claim, claimedUntil } },
        { sort: { publishAt: 1, _id: 1 }, returnDocument: 'after' },
      )
      .lean<StoredProposal>()
      .exec();
  }

  /** Extends the claim of a publication that takes long. */
  async renew(id: string, claim: string, claimedUntil: Date): Promise<void> {
    await this.proposals.updateOne({ _id: id, claim }, { $set: { claimedUntil } }).exec();
  }

  /** Ends a publication. Does nothing when another process has taken it over. */
  async finish(id: string, claim: string, change: ProposalChange): Promise<boolean> {
    return (await this.proposals.updateOne({ _id: id, claim }, toUpdate(change)).exec()).matchedCount > 0;
  }

  /** Ends an attempt: the proposal stays as it is, and may be claimed again from this time. */
  async release(id: string, claim: string, from: Date, attempts: number): Promise<void> {
    await this.proposals
      .updateOne({ _id: id, claim }, { $set: { claimedUntil: from, attempts }, $unset: { claim: '' } })
      .exec();
  }
}
