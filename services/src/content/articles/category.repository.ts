import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { CATEGORY, type StoredCategory } from './models.js';
import type { CategoryModel } from './models.js';

@Injectable()
export class CategoryRepository {
  constructor(@InjectModel(CATEGORY) private readonly categories: CategoryModel) {}

  /** @param examKey the exam's address */
  ofExam(examKey: string): Promise<StoredCategory[]> {
    return this.categories
      .find({ examKey }, { _id: 0 })
      .sort({ order: 1, title: 1 })
      .lean<StoredCategory[]>()
      .exec();
  }

  find(id: string): Promise<StoredCategory | null> {
    return this.categories.findOne({ id }, { _id: 0 }).lean<StoredCategory>().exec();
  }

  /** Stores a category in the place of the one with its id, whole. */
  async put(category: StoredCategory): Promise<void> {
    await this.categories.replaceOne({ id: category.id }, category, { upsert: true }).exec();
  }
}
