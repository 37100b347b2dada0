import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { CATEGORY, type VisibleCategory, type StoredCategory } from './models.js';
import type { CategoryModel } from './models.js';

const IN_ORDER = { order: 1, title: 1 } as const;

/** A stored category. Categories from before the field `kind` existed have none. */
type Stored<Entry extends StoredCategory> = Omit<Entry, 'kind'> & Partial<Pick<Entry, 'kind'>>;

const withKind = <Entry extends StoredCategory>(stored: Stored<Entry>) => ({
  kind: 'guide' as const,
  ...stored,
});

@Injectable()
export class CategoryRepository {
  constructor(@InjectModel(CATEGORY) private readonly categories: CategoryModel) {}

  /** @param examKey key of the exam */
  async listByExam(examKey: string): Promise<StoredCategory[]> {
    const stored = await this.categories
      .find({ examKey }, { _id: 0 })
      .sort(IN_ORDER)
      .lean<Stored<StoredCategory>[]>()
      .exec();
    return stored.map(withKind);
  }

  /** @returns all categories of visible exams with the exam's title, each exam's categories in their order */
  async listVisible(): Promise<VisibleCategory[]> {
    const stored = await this.categories
      .aggregate<Stored<VisibleCategory>>([
        { $sort: IN_ORDER },
        {
          $lookup: {
            from: 'exams',
            localField: 'examKey',
            foreignField: 'key',
            pipeline: [
              { $match: { hidden: { $ne: true }, deleted: { $exists: false } } },
              { $project: { _id: 0, title: 1, examId: 1 } },
            ],
            as: 'exam',
          },
        },
        { $unwind: '$exam' },
        { $set: { examTitle: '$exam.title', examId: '$exam.examId' } },
        { $unset: ['_id', 'exam'] },
      ])
      .exec();
    return stored.map(withKind);
  }

  /** @returns all categories, also of hidden exams */
  async listAll(): Promise<StoredCategory[]> {
    const stored = await this.categories
      .find({}, { _id: 0 })
      .sort(IN_ORDER)
      .lean<Stored<StoredCategory>[]>()
      .exec();
    return stored.map(withKind);
  }

  async find(id: string): Promise<StoredCategory | null> {
    const stored = await this.categories.findOne({ id }, { _id: 0 }).lean<Stored<StoredCategory>>().exec();
    return stored && withKind(stored);
  }

  /** Inserts the category, unless there is one with its id. */
  async add(category: StoredCategory): Promise<void> {
    await this.categories.updateOne({ id: category.id }, { $setOnInsert: category }, { upsert: true }).exec();
  }

  /** Inserts the category, or replaces the one with its id. */
  async save(category: StoredCategory): Promise<void> {
    await this.categories.replaceOne({ id: category.id }, category, { upsert: true }).exec();
  }
}
