import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ReportReason } from '@mockingbird/contracts';
import { isDuplicateKey } from '../../database/errors.js';
import { REPORT, type StoredReport } from './report.model.js';
import type { ReportModel } from './report.model.js';

/** The fields of a new report; `_id` identifies equal reports. */
export type NewReport = Omit<StoredReport, 'count' | 'first' | 'last' | 'resolved' | 'expires'>;

/** Filter for the list of reports. */
export interface ReportFilter {
  testKey?: string;
  resolved: boolean;
}

@Injectable()
export class ReportRepository {
  constructor(@InjectModel(REPORT) private readonly reports: ReportModel) {}

  /** Counts a repeated report; reopens a resolved one. @returns whether it exists */
  async repeat(id: string, now: Date, expires: Date): Promise<boolean> {
    const update = { $inc: { count: 1 }, $set: { last: now, resolved: false, expires } };
    return (await this.reports.updateOne({ _id: id }, update).exec()).matchedCount > 0;
  }

  /** Counts a new or repeated report. */
  async count({ _id, ...fields }: NewReport, now: Date, expires: Date): Promise<void> {
    const update = {
      $inc: { count: 1 },
      $set: { last: now, resolved: false, expires },
      $setOnInsert: { ...fields, first: now },
    };
    try {
      await this.reports.updateOne({ _id }, update, { upsert: true }).exec();
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      // Another request created it at the same time.
      await this.repeat(_id, now, expires);
    }
  }

  /** @returns the number of different reports about a question and in total */
  async countStored(testKey: string, questionId: string): Promise<{ ofQuestion: number; total: number }> {
    const [ofQuestion, total] = await Promise.all([
      this.reports.countDocuments({ testKey, questionId }).exec(),
      this.reports.estimatedDocumentCount().exec(),
    ]);
    return { ofQuestion, total };
  }

  /** @returns the most recently reported first */
  list(filter: ReportFilter, skip: number, limit: number): Promise<StoredReport[]> {
    return this.reports
      .find(filter)
      .sort({ last: -1, _id: 1 })
      .skip(skip)
      .limit(limit)
      .lean<StoredReport[]>()
      .exec();
  }

  countAll(filter: ReportFilter): Promise<number> {
    return this.reports.countDocuments(filter).exec();
  }

  /** @returns the number of reports by reason */
  countByReason(filter: ReportFilter): Promise<{ _id: ReportReason; count: number }[]> {
    return this.reports
      .aggregate<{
        _id: ReportReason;
        count: number;
      }>([{ $match: filter }, { $group: { _id: '$reason', count: { $sum: '$count' } } }])
      .exec();
  }

  /** @returns the number of open reports of each question that has any */
  countOpenByQuestion(): Promise<{ testKey: string; questionId: string; count: number }[]> {
    return this.reports
      .aggregate<{ testKey: string; questionId: string; count: number }>([
        { $match: { resolved: false } },
        {
          $group: {
            _id: { testKey: '$testKey', questionId: '$questionId' },
            count: { $sum: '$count' },
          },
        },
        { $project: { _id: 0, testKey: '$_id.testKey', questionId: '$_id.questionId', count: 1 } },
      ])
      .exec();
  }

  /** @returns whether the report exists */
  async resolve(id: string, expires: Date): Promise<boolean> {
    const update = { $set: { resolved: true, expires } };
    return (await this.reports.updateOne({ _id: id }, update).exec()).matchedCount > 0;
  }
}
