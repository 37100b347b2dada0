import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ReportReason } from '@mockingbird/contracts';
import { isDuplicateKey } from '../../database/errors.js';
import { REPORT, type StoredReport } from './report.model.js';
import type { ReportModel } from './report.model.js';

/** What an equal report is recognised by, and what the first of them leaves. */
export type ReportBegun = Omit<StoredReport, 'count' | 'first' | 'last' | 'resolved' | 'expires'>;

/** Which reports are asked for. */
export interface ReportFilter {
  testKey?: string;
  resolved: boolean;
}

@Injectable()
export class ReportRepository {
  constructor(@InjectModel(REPORT) private readonly reports: ReportModel) {}

  /** Counts a report that is there already; a resolved one is open again. @returns whether there was one */
  async repeat(id: string, now: Date, expires: Date): Promise<boolean> {
    const update = { $inc: { count: 1 }, $set: { last: now, resolved: false, expires } };
    return (await this.reports.updateOne({ _id: id }, update).exec()).matchedCount > 0;
  }

  /** Counts a report, the first or another one. */
  async count({ _id, ...begun }: ReportBegun, now: Date, expires: Date): Promise<void> {
    const update = {
      $inc: { count: 1 },
      $set: { last: now, resolved: false, expires },
      $setOnInsert: { ...begun, first: now },
    };
    try {
      await this.reports.updateOne({ _id }, update, { upsert: true }).exec();
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      // Another request made it at the same moment.
      await this.repeat(_id, now, expires);
    }
  }

  /** @returns how many different reports are kept, of a question and in all */
  async kept(testKey: string, questionId: string): Promise<{ ofQuestion: number; inAll: number }> {
    const [ofQuestion, inAll] = await Promise.all([
      this.reports.countDocuments({ testKey, questionId }).exec(),
      this.reports.estimatedDocumentCount().exec(),
    ]);
    return { ofQuestion, inAll };
  }

  /** The last reported first. */
  page(filter: ReportFilter, skip: number, limit: number): Promise<StoredReport[]> {
    return this.reports
      .find(filter)
      .sort({ last: -1, _id: 1 })
      .skip(skip)
      .limit(limit)
      .lean<StoredReport[]>()
      .exec();
  }

  total(filter: ReportFilter): Promise<number> {
    return this.reports.countDocuments(filter).exec();
  }

  /** @returns how often each reason was given */
  reasons(filter: ReportFilter): Promise<{ _id: ReportReason; count: number }[]> {
    return this.reports
      .aggregate<{
        _id: ReportReason;
        count: number;
      }>([{ $match: filter }, { $group: { _id: '$reason', count: { $sum: '$count' } } }])
      .exec();
  }

  /** @returns whether there is such a report */
  async resolve(id: string, expires: Date): Promise<boolean> {
    const update = { $set: { resolved: true, expires } };
    return (await this.reports.updateOne({ _id: id }, update).exec()).matchedCount > 0;
  }
}
