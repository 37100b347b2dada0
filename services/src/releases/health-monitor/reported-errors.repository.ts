import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { VersionError } from '@mockingbird/contracts';
import { COMPARED_ERRORS, FREQUENT_ERRORS } from './limits.js';
import { VERSION_EVENT, type ReportedError, type VersionEventModel } from './version-event.model.js';
import { CODE_KINDS } from './version-events.repository.js';

/** Reads the errors of versions that tabs reported with their message. */
@Injectable()
export class ReportedErrorsRepository {
  constructor(@InjectModel(VERSION_EVENT) private readonly events: VersionEventModel) {}

  /**
   * The errors of a version that most visitors had. Errors of the same kind, message and innermost call are one.
   * @param from epoch milliseconds of the oldest slot
   */
  async mostFrequent(remote: string, version: string, from: number): Promise<VersionError[]> {
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
   * Counts the visitors of each error of the version's code.
   * @param from epoch milliseconds
   * @returns visitors by the key of the error, for the most frequent ones
   */
  async visitorsByKey(remote: string, version: string, from: number): Promise<ReadonlyMap<string, number>> {
    const found = await this.events
      .aggregate<{ _id: string; visitors: number }>([
        { $match: { remote, version, affected: true, last: { $gte: new Date(from) } } },
        { $unwind: '$failures' },
        { $match: { 'failures.kind': { $in: CODE_KINDS } } },
        { $group: { _id: '$failures.key', visitors: { $addToSet: '$visitor' } } },
        { $project: { visitors: { $size: '$visitors' } } },
        { $sort: { visitors: -1 } },
        { $limit: COMPARED_ERRORS },
      ])
      .exec();
    return new Map(found.map(({ _id, visitors }) => [_id, visitors]));
  }
}
