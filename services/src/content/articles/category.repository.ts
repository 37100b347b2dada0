import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { CATEGORY, type ShownCategory, type StoredCategory } from './models.js';
import type { CategoryModel } from './models.js';

const IN_ORDER = { order: 1, title: 1 } as const;

/** As it lies in the database: what was stored before there were kinds has none. */
type Kept<Entry extends StoredCategory> = Omit<Entry, 'kind'> & Partial<Pick<Entry, 'kind'>>;

const withKind = <Entry extends StoredCategory>(kept: Kept<Entry>) => ({ kind: 'guide' as const, ...kept });

@Injectable()
export class CategoryRepository {
  constructor(@InjectModel(CATEGORY) private readonly categories: CategoryModel) {}

  /** @param examKey the exam's address */
  async ofExam(examKey: string): Promise<StoredCategory[]> {
    const kept = await this.categories
      .find({ examKey }, { _id: 0 })
      .sort(IN_ORDER)
      .lean<Kept<StoredCategory>[]>()
      .exec();
    return kept.map(withKind);
  }

  /** @returns every category of an exam that students see, with the exam's title; each exam's are in their order */
  async shown(): Promise<ShownCategory[]> {
    const kept = await this.categories
      .aggregate<Kept<ShownCategory>>([
        { $sort: IN_ORDER },
        {
          $lookup: {
            from: 'exams',
            localField: 'examKey',
            foreignField: 'key',
            pipeline: [{ $match: { hidden: { $ne: true } } }, { $project: { _id: 0, title: 1 } }],
            as: 'exam',
          },
        },
        { $unwind: '$exam' },
        { $set: { examTitle: '$exam.title' } },
        { $unset: ['_id', 'exam'] },
      ])
      .exec();
    return kept.map(withKind);
  }

  async find(id: string): Promise<StoredCategory | null> {
    const kept = await this.categories.findOne({ id }, { _id: 0 }).lean<Kept<StoredCategory>>().exec();
    return kept && withKind(kept);
  }

  /** Stores a category in the place of the one with its id, whole. */
  async put(category: StoredCategory): Promise<void> {
    await this.categories.replaceOne({ id: category.id }, category, { upsert: true }).exec();
  }
}
