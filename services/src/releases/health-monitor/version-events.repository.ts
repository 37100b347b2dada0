import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { VERSION_EVENT_KINDS } from '@mockingbird/contracts';
import { isDuplicateKey } from '../../database/errors.js';
import {
  ERROR_EVENT_MS,
  ERROR_VISITORS_PER_SLOT,
  ERRORS_PER_VISITOR,
  EVENT_SLOT_MS,
  HEALTHY_EVENT_MS,
  SERIES_POINTS,
} from './limits.js';
import {
  VERSION_EVENT,
  type ReportedError,
  type VersionEventKind,
  type VersionEventModel,
  type StoredVersionEvent,
} from './version-event.model.js';
import type { VersionTally } from './rollback/rollback-policy.js';

export const isErrorKind = (kind: VersionEventKind) => kind !== 'mounted';
/** Errors that may be older than the version: browsers and extensions cause some at all times, and new services others. */
export const CODE_KINDS: readonly VersionEventKind[] = ['repair', 'handler', 'rejection', 'refusal'];
const DECISIVE_KINDS = VERSION_EVENT_KINDS.filter((kind) => isErrorKind(kind) && !CODE_KINDS.includes(kind));

/** Events of one visitor with one version, from one request. */
export interface VersionReport extends Pick<StoredVersionEvent, 'remote' | 'version' | 'since' | 'visitor'> {
  kinds: readonly VersionEventKind[];
  /** Those of the kinds that are errors. */
  errors: readonly ReportedError[];
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

const isNotEmpty = (list: object) => ({ $gt: [{ $size: list }, 0] });

/**
 * Whether a visitor is affected. Errors of code with these keys do not count. One whose message is not stored counts.
 * @param ignored keys of errors of code
 */
function isAffected(ignored: readonly string[]): object | string {
  if (ignored.length === 0) return '$affected';
  const failures = { $ifNull: ['$failures', []] };
  const storedKinds = { $map: { input: failures, as: 'failure', in: '$$failure.kind' } };
  const others = { $not: [{ $in: ['$$failure.key', ignored] }] };
  return {
    $or: [
      isNotEmpty({ $setIntersection: ['$kinds', DECISIVE_KINDS] }),
      isNotEmpty({ $setDifference: [{ $setIntersection: ['$kinds', CODE_KINDS] }, storedKinds] }),
      isNotEmpty({ $filter: { input: failures, as: 'failure', cond: others } }),
    ],
  };
}

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
  /** Errors with their message in the current slot, by version and visitor. */
  private errorCounts = new Map<string, Map<string, number>>();
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
      ...(failures.length > 0 && { $push: { failures: { $each: failures } } }),
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

  /** @returns those of the errors that the slot has room for. One visitor must not use up the room of others */
  private takeRoomForErrors(
    { remote, version, visitor }: Pick<StoredVersionEvent, 'remote' | 'version' | 'visitor'>,
    errors: readonly ReportedError[],
  ): readonly ReportedError[] {
    const key = `${remote}@${version}`;
    const visitors = this.errorCounts.get(key) ?? new Map<string, number>();
    this.errorCounts.set(key, visitors);
    const count = visitors.get(visitor) ?? 0;
    if (count === 0 && visitors.size >= ERROR_VISITORS_PER_SLOT) return [];
    const taken = errors.slice(0, Math.max(0, ERRORS_PER_VISITOR - count));
    if (taken.length > 0) visitors.set(visitor, count + taken.length);
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
   * @param ignored keys of errors of code that affect no visitor
   */
  async tally(
    { remote, version, since, other }: { remote: string; version: string; since?: string; other?: string },
    { from, to }: { from: number; to: number },
    ignored: readonly string[] = [],
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
            affected: { $max: isAffected(ignored) },
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
}
