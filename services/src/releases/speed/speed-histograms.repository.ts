import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { SpeedMeasure } from '@mockingbird/contracts';
import { LRUCache } from 'lru-cache';
import { isDuplicateKey } from '../../database/errors.js';
import type { Histogram } from './histogram.js';
import { HISTOGRAMS_PER_SLOT, SPEED_SLOT_MS, SPEED_STORED_MS, SPEED_VERSIONS_REMEMBERED } from './limits.js';
import {
  SPEED_HISTOGRAM,
  type SpeedHistogramModel,
  type StoredSpeedHistogram,
} from './speed-histogram.model.js';

type Series = Pick<StoredSpeedHistogram, 'remote' | 'version' | 'route' | 'measure'>;

/** Samples to add to one measure on one route of a version. */
export interface SpeedSamples extends Series {
  counts: Histogram;
}

/** Samples of one measure on one route. Several add up. */
export interface RouteHistogram {
  route: string;
  measure: SpeedMeasure;
  counts: Histogram;
}

interface SummedBucket {
  _id: { route: string; measure: SpeedMeasure; bucket: string };
  count: number;
}

/** A time range in epoch milliseconds. Both slots at its ends are included. */
export interface Period {
  from: number;
  to: number;
}

const startOfSlot = (time: number) => new Date(time - (time % SPEED_SLOT_MS));

/** Stores speed figures as histograms, with limited number and lifetime. */
@Injectable()
export class SpeedHistogramsRepository {
  /** Histograms by version and slot, as far as this process knows. */
  private readonly counts = new LRUCache<string, number>({ max: SPEED_VERSIONS_REMEMBERED });

  constructor(@InjectModel(SPEED_HISTOGRAM) private readonly histograms: SpeedHistogramModel) {}

  /** @param now epoch milliseconds */
  async add({ counts, ...series }: SpeedSamples, now: number): Promise<void> {
    const filter = { ...series, slot: startOfSlot(now) };
    const change = {
      $inc: Object.fromEntries([...counts].map(([bucket, count]) => [`counts.${bucket}`, count])),
    };
    const known = await this.histograms.updateOne(filter, change).exec();
    if (known.matchedCount > 0 || !(await this.hasRoom(filter))) return;
    const expires = new Date(now + SPEED_STORED_MS);
    try {
      await this.histograms
        .updateOne(filter, { ...change, $setOnInsert: { expires } }, { upsert: true })
        .exec();
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      // Another report created the document at the same time.
      await this.histograms.updateOne(filter, change).exec();
    }
  }

  /** Whether the slot has room for another histogram of the version. Invented figures must not fill the disk. */
  private async hasRoom({
    remote,
    version,
    slot,
  }: Pick<StoredSpeedHistogram, 'remote' | 'version' | 'slot'>): Promise<boolean> {
    const key = `${remote}@${version} ${slot.getTime()}`;
    const stored =
      this.counts.get(key) ?? (await this.histograms.countDocuments({ remote, version, slot }).exec());
    const count = Math.max(stored, this.counts.get(key) ?? 0);
    this.counts.set(key, count + 1);
    return count < HISTOGRAMS_PER_SLOT;
  }

  /** @param measures only these; default: all */
  async find(
    remote: string,
    version: string,
    { from, to }: Period,
    measures?: readonly SpeedMeasure[],
  ): Promise<RouteHistogram[]> {
    // The database sums the slots: the release screens ask every few seconds.
    const found = await this.histograms
      .aggregate<SummedBucket>([
        {
          $match: {
            remote,
            version,
            slot: { $gte: startOfSlot(from), $lte: new Date(to) },
            ...(measures ? { measure: { $in: [...measures] } } : {}),
          },
        },
        { $project: { route: 1, measure: 1, counts: { $objectToArray: '$counts' } } },
        { $unwind: '$counts' },
        {
          $group: {
            _id: { route: '$route', measure: '$measure', bucket: '$counts.k' },
            count: { $sum: '$counts.v' },
          },
        },
      ])
      .exec();
    return found.map(({ _id: { route, measure, bucket }, count }) => ({
      route,
      measure,
      counts: new Map([[Number(bucket), count]]),
    }));
  }
}
