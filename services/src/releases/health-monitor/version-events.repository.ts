import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { SIGHTING_KINDS } from '@mockingbird/contracts';
import { isDuplicateKey } from '../../database/errors.js';
import {
  MOUNTED_KEPT_MS,
  MOUNTED_PER_SLOT,
  SIGHTING_SLOT_MS,
  TROUBLE_KEPT_MS,
  TROUBLE_SERIES,
  TROUBLED_PER_SLOT,
} from './limits.js';
import {
  SIGHTING,
  type SightingKind,
  type SightingModel,
  type StoredSighting,
} from './version-event.model.js';
import type { Tally } from './rollback-policy.js';

export const isTrouble = (kind: SightingKind) => kind !== 'mounted';

/** What one visitor tells of one version at one moment. */
export interface Told extends Pick<StoredSighting, 'remote' | 'version' | 'since' | 'visitor'> {
  kinds: readonly SightingKind[];
}

/** A version with its visitors, in all and by what befell them. */
export interface VersionTally extends Tally {
  version: string;
  kinds: Record<string, number>;
}

/** Visitors in trouble of one version in one slot of the picture. */
export interface TroubledSlot {
  remote: string;
  version: string;
  /** Counted from the first slot. */
  slot: number;
  troubled: number;
  kinds: Record<string, number>;
}

type KindCounts = Partial<Record<SightingKind, number>>;

/** For a pipeline's group whose input has `kinds`: a counter for each kind. */
const KIND_SUMS = Object.fromEntries(
  SIGHTING_KINDS.map((kind) => [kind, { $sum: { $cond: [{ $in: [kind, '$kinds'] }, 1, 0] } }]),
);
const JOINED_KINDS = {
  $reduce: { input: '$kinds', initialValue: [], in: { $setUnion: ['$$value', '$$this'] } },
};

const kindsOf = (counts: KindCounts): Record<string, number> =>
  Object.fromEntries(SIGHTING_KINDS.flatMap((kind) => (counts[kind] ? [[kind, counts[kind]]] : [])));

/** What visitors told of versions: for a while, and so much of it. */
@Injectable()
export class SightingsRepository {
  /** Visitors of the slot that runs by version, those in trouble by themselves, as far as this process knows. */
  private taken = new Map<string, number>();
  private takenSlot = 0;

  constructor(@InjectModel(SIGHTING) private readonly sightings: SightingModel) {}

  /** @param now epoch milliseconds */
  async add({ kinds, ...of }: Told, now: number): Promise<void> {
    const slot = new Date(now - (now % SIGHTING_SLOT_MS));
    const troubled = kinds.some(isTrouble);
    const expires = new Date(now + (troubled ? TROUBLE_KEPT_MS : MOUNTED_KEPT_MS));
    const change = {
      $addToSet: { kinds: { $each: kinds } },
      $max: { last: new Date(now), expires, troubled },
    };
    const place = { ...of, slot };
    const known = await this.sightings.updateOne(place, change).exec();
    if (known.matchedCount > 0 || !(await this.hasRoom({ ...place, troubled }))) return;
    try {
      await this.sightings.updateOne(place, change, { upsert: true }).exec();
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      // Another tab of the visitor told something at the same moment.
      await this.sightings.updateOne(place, change).exec();
    }
  }

  /**
   * Whether the slot takes another visitor of the version: the verdict is clear long before it is full, and what is made up
   * must not fill the disk. Each process counts on from what the database had when it first met the version.
   */
  private async hasRoom({
    remote,
    version,
    slot,
    troubled,
  }: Pick<StoredSighting, 'remote' | 'version' | 'slot' | 'troubled'>): Promise<boolean> {
    if (this.takenSlot !== slot.getTime()) {
      this.taken = new Map();
      this.takenSlot = slot.getTime();
    }
    const { taken } = this;
    const key = `${remote}@${version} ${troubled}`;
    const of = { remote, version, slot, troubled };
    const before = taken.get(key) ?? (await this.sightings.countDocuments(of).exec());
    const count = Math.max(before, taken.get(key) ?? 0);
    taken.set(key, count + 1);
    return count < (troubled ? TROUBLED_PER_SLOT : MOUNTED_PER_SLOT);
  }

  /**
   * Counts visitors of two versions of a remote that told something since a moment; of the candidate only what they told
   * of its present life.
   * @param from epoch milliseconds
   * @param to epoch milliseconds; what is told later is for a later count
   */
  async tally(
    { remote, version, since, other }: { remote: string; version: string; since?: string; other?: string },
    { from, to }: { from: number; to: number },
  ): Promise<{ candidate: VersionTally; other: VersionTally }> {
    const found = await this.sightings
      .aggregate<{ _id: string; seen: number; troubled: number } & KindCounts>([
        {
          $match: {
            remote,
            slot: { $gte: new Date(from - SIGHTING_SLOT_MS) },
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
            troubled: { $max: '$troubled' },
          },
        },
        { $project: { troubled: 1, kinds: JOINED_KINDS } },
        {
          $group: {
            _id: '$_id.version',
            seen: { $sum: 1 },
            troubled: { $sum: { $cond: ['$troubled', 1, 0] } },
            ...KIND_SUMS,
          },
        },
      ])
      .exec();
    const of = (wanted: string | undefined): VersionTally => {
      const { seen, troubled, ...counts } = found.find(({ _id }) => _id === wanted) ?? {
        seen: 0,
        troubled: 0,
      };
      return { version: wanted ?? '', seen, troubled, kinds: kindsOf(counts) };
    };
    return { candidate: of(version), other: of(other) };
  }

  /**
   * Counts visitors in trouble by version and slot; the versions with most of them.
   * @param from epoch milliseconds of the first slot
   * @param slotMs length of a slot
   */
  async troubles(from: number, slotMs: number): Promise<TroubledSlot[]> {
    const found = await this.sightings
      .aggregate<{ _id: { remote: string; version: string; slot: number }; troubled: number } & KindCounts>([
        { $match: { troubled: true, slot: { $gte: new Date(from) } } },
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
            troubled: { $sum: 1 },
            ...KIND_SUMS,
          },
        },
        { $sort: { troubled: -1 } },
        { $limit: TROUBLE_SERIES },
      ])
      .exec();
    // A visitor in trouble may have seen the version work as well.
    return found.map(({ _id, troubled, mounted, ...counts }) => ({
      ..._id,
      troubled,
      kinds: kindsOf(counts),
    }));
  }
}
