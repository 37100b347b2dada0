import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { VERSION_EVENT_KINDS, type VersionError } from '@mockingbird/contracts';
import { isDuplicateKey } from '../../database/errors.js';
import {
  ERROR_EVENT_MS,
  ERRORS_PER_VISITOR,
  EVENT_SLOT_MS,
  ERRORS_PER_SLOT,
  FREQUENT_ERRORS,
  HEALTHY_EVENT_MS,
  SERIES_POINTS,
  USUAL_ERROR_VISITORS,
  USUAL_ERRORS,
} from './limits.js';
import {
  VERSION_EVENT,
  type ReportedError,
  type VersionEventKind,
  type VersionEventModel,
  type StoredVersionEvent,
} from './version-event.model.js';
import type { Tally } from './rollback-policy.js';

export const isErrorKind = (kind: VersionEventKind) => kind !== 'mounted';
/** Errors of code that may be older than the version: browsers and extensions cause some at all times. */
const CODE_KINDS: readonly VersionEventKind[] = ['repair', 'handler', 'rejection'];
const DECISIVE_KINDS = VERSION_EVENT_KINDS.filter((kind) => isErrorKind(kind) && !CODE_KINDS.includes(kind));

/** Events of one visitor with one version, from one request. */
export interface VersionReport extends Pick<StoredVersionEvent, 'remote' | 'version' | 'since' | 'visitor'> {
  kinds: readonly VersionEventKind[];
  /** Those of the kinds that are errors. */
  errors: readonly ReportedError[];
}

/** Visitors of a version, in total and by kind of event. */
export interface VersionTally extends Tally {
  version: string;
  kinds: Record<string, number>;
}

/** Affected visitors of one version in one slot of the error chart. */
export interface ErrorSlot {
  remote: string;
  version: string;
  /** Zero-based index of the slot. */
  slot: number;
  affected: number;
  kinds: Record<string, number>;
}

type KindCounts = Partial<Record<VersionEventKind, number>>;

/** Accumulators of a `$group` stage: one counter for each kind. */
const KIND_SUMS = Object.fromEntries(
  VERSION_EVENT_KINDS.map((kind) => [kind, { $sum: { $cond: [{ $in: [kind, '$kinds'] }, 1, 0] } }]),
);
const JOINED_KINDS = {
  $reduce: { input: '$kinds', initialValue: [], in: { $setUnion: ['$$value', '$$this'] } },
};

/**
 * Whether a visitor is affected: by any error without usual ones; with them, by a failure of the loader, or by an error of the code
 * that is not usual.
 */
const isAffected = (usual: readonly string[]) =>
  usual.length === 0
    ? '$affected'
    : {
        $or: [
          { $gt: [{ $size: { $setIntersection: ['$kinds', DECISIVE_KINDS] } }, 0] },
          {
            $gt: [
              {
                $size: {
                  $filter: { input: { $ifNull: ['$failures', []] }, as: 'failure', cond: isUnusual(usual) },
                },
              },
              0,
            ],
          },
        ],
      };

const isUnusual = (usual: readonly string[]) => ({ $not: [{ $in: ['$$failure.key', usual] }] });

const toKinds = (counts: KindCounts): Record<string, number> =>
  Object.fromEntries(VERSION_EVENT_KINDS.flatMap((kind) => (counts[kind] ? [[kind, counts[kind]]] : [])));

export const SLOT_CAPACITY = Symbol('slot capacity');

/** Visitors of one version that one slot stores. */
export interface SlotCapacity {
  healthy: number;
  affected: number;
}

/** Stores version events, with limited number and lifetime. */
@Injectable()
export class VersionEventsRepository {
  /** Visitors in the current slot that this process knows, by version and whether they are affected. */
  private counts = new Map<string, number>();
  /** Errors with their message in the current slot, by version. */
  private errorCounts = new Map<string, number>();
  private countsSlot = 0;

  constructor(
    @InjectModel(VERSION_EVENT) private readonly events: VersionEventModel,
    @Inject(SLOT_CAPACITY) private readonly capacity: SlotCapacity,
  ) {}

  /** @param now epoch milliseconds */
  async add({ kinds, errors, ...of }: VersionReport, now: number): Promise<void> {
    const slot = new Date(now - (now % EVENT_SLOT_MS));
    this.startSlot(slot);
    const failures = this.takeRoomForErrors(of, errors);
    const affected = kinds.some(isErrorKind);
    const expires = new Date(now + (affected ? ERROR_EVENT_MS : HEALTHY_EVENT_MS));
    const change = {
      $addToSet: { kinds: { $each: kinds } },
      ...(failures.length > 0 && { $push: { failures: { $each: failures, $slice: -ERRORS_PER_VISITOR } } }),
      $max: { last: new Date(now), expires, affected },
    };
    const filter = { ...of, slot };
    const known = await this.events.updateOne(filter, change).exec();
    if (known.matchedCount > 0 || !(await this.hasRoom({ ...filter, affected }))) return;
    try {
      await this.events.updateOne(filter, change, { upsert: true }).exec();
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      // Another tab of the visitor sent events at the same time.
      await this.events.updateOne(filter, change).exec();
    }
  }

  private startSlot(slot: Date): void {
    if (this.countsSlot === slot.getTime()) return;
    this.counts = new Map();
    this.errorCounts = new Map();
    this.countsSlot = slot.getTime();
  }

  /** @returns those of the errors that the slot has room for */
  private takeRoomForErrors(
    { remote, version }: Pick<StoredVersionEvent, 'remote' | 'version'>,
    errors: readonly ReportedError[],
  ): readonly ReportedError[] {
    const key = `${remote}@${version}`;
    const count = this.errorCounts.get(key) ?? 0;
    const taken = errors.slice(0, Math.max(0, ERRORS_PER_SLOT - count));
    this.errorCounts.set(key, count + taken.length);
    return taken;
  }

  /**
   * Whether the slot has room for another visitor of the version. The rollback decision needs far fewer visitors, and invented
   * events must not fill the disk. Each process continues from the count of the database when it first saw the version.
   */
  private async hasRoom({
    remote,
    version,
    slot,
    affected,
  }: Pick<StoredVersionEvent, 'remote' | 'version' | 'slot' | 'affected'>): Promise<boolean> {
    const { counts } = this;
    const key = `${remote}@${version} ${affected}`;
    const of = { remote, version, slot, affected };
    const before = counts.get(key) ?? (await this.events.countDocuments(of).exec());
    const count = Math.max(before, counts.get(key) ?? 0);
    counts.set(key, count + 1);
    return count < (affected ? this.capacity.affected : this.capacity.healthy);
  }

  /**
   * Counts visitors of two versions of a remote within a time range. For the candidate, only events since it became live or canary
   * count.
   * @param from epoch milliseconds
   * @param to epoch milliseconds; later events belong to a later count
   * @param usual keys of errors that are left out
   */
  async tally(
    { remote, version, since, other }: { remote: string; version: string; since?: string; other?: string },
    { from, to }: { from: number; to: number },
    usual: readonly string[] = [],
  ): Promise<{ candidate: VersionTally; other: VersionTally }> {
    const found = await this.events
      .aggregate<{ _id: string; seen: number; affected: number } & KindCounts>([
        {
          $match: {
            remote,
            slot: { $gte: new Date(from - EVENT_SLOT_MS) },
            last: { $gte: new Date(from), $lte: new Date(to) },
            $or: [
              { version, ...(since === undefined ? {} : { since }) },
              ...(other === undefined ? [] : [{ version: other }]),
            ],
          },
        },
        {
          $group: {
            _id: { version: '$version', visitor: '$visitor' },
            kinds: { $push: '$kinds' },
            affected: { $max: isAffected(usual) },
          },
        },
        { $project: { affected: 1, kinds: JOINED_KINDS } },
        {
          $group: {
            _id: '$_id.version',
            seen: { $sum: 1 },
            affected: { $sum: { $cond: ['$affected', 1, 0] } },
            ...KIND_SUMS,
          },
        },
      ])
      .exec();
    const toTally = (selected: string | undefined): VersionTally => {
      const { seen, affected, ...counts } = found.find(({ _id }) => _id === selected) ?? {
        seen: 0,
        affected: 0,
      };
      return { version: selected ?? '', seen, affected, kinds: toKinds(counts) };
    };
    return { candidate: toTally(version), other: toTally(other) };
  }

  /**
   * Counts affected visitors by version and slot; the highest counts first.
   * @param from epoch milliseconds of the first slot
   * @param slotMs length of a slot
   */
  async countErrors(from: number, slotMs: number): Promise<ErrorSlot[]> {
    const found = await this.events
      .aggregate<{ _id: { remote: string; version: string; slot: number }; affected: number } & KindCounts>([
        { $match: { affected: true, slot: { $gte: new Date(from) } } },
        {
          $group: {
            _id: {
              remote: '$remote',
              version: '$version',
              slot: { $floor: { $divide: [{ $subtract: ['$slot', new Date(from)] }, slotMs] } },
              visitor: '$visitor',
            },
            kinds: { $push: '$kinds' },
          },
        },
        { $project: { kinds: JOINED_KINDS } },
        {
          $group: {
            _id: { remote: '$_id.remote', version: '$_id.version', slot: '$_id.slot' },
            affected: { $sum: 1 },
            ...KIND_SUMS,
          },
        },
        { $sort: { affected: -1 } },
        { $limit: SERIES_POINTS },
      ])
      .exec();
    // `mounted` is left out: the version may also have worked for an affected visitor.
    return found.map(({ _id, affected, mounted, ...counts }) => ({
      ..._id,
      affected,
      kinds: toKinds(counts),
    }));
  }

  /**
   * The errors of a version that most visitors had. Errors of the same kind, message and innermost call are one.
   * @param from epoch milliseconds of the oldest slot
   */
  async frequentErrors(remote: string, version: string, from: number): Promise<VersionError[]> {
    const found = await this.events
      .aggregate<Pick<VersionError, 'stack' | 'visitors'> & { _id: ReportedError; last: Date }>([
        { $match: { remote, version, affected: true, slot: { $gte: new Date(from) } } },
        { $unwind: '$failures' },
        {
          $group: {
            _id: {
              kind: '$failures.kind',
              message: '$failures.message',
              place: { $arrayElemAt: ['$failures.stack', 0] },
            },
            stack: { $first: '$failures.stack' },
            visitors: { $addToSet: '$visitor' },
            last: { $max: '$last' },
          },
        },
        { $project: { stack: 1, last: 1, visitors: { $size: '$visitors' } } },
        { $sort: { visitors: -1, last: -1 } },
        { $limit: FREQUENT_ERRORS },
      ])
      .exec();
    return found.map(({ _id: { kind, message }, stack, visitors, last }) => ({
      kind,
      message,
      stack,
      visitors,
      lastAt: last.toISOString(),
    }));
  }

  /**
   * The keys of errors that several visitors of a version had. A newer version does not cause them.
   * @param from epoch milliseconds of the oldest slot
   */
  async usualErrors(remote: string, version: string, from: number): Promise<string[]> {
    const found = await this.events
      .aggregate<{ _id: string }>([
        { $match: { remote, version, affected: true, slot: { $gte: new Date(from) } } },
        { $unwind: '$failures' },
        { $match: { 'failures.kind': { $in: CODE_KINDS } } },
        { $group: { _id: '$failures.key', visitors: { $addToSet: '$visitor' } } },
        { $project: { visitors: { $size: '$visitors' } } },
        { $match: { visitors: { $gte: USUAL_ERROR_VISITORS } } },
        { $limit: USUAL_ERRORS },
      ])
      .exec();
    return found.map(({ _id }) => _id);
  }
}
