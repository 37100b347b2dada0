import { CATEGORY_KINDS } from '@mockingbird/contracts';
import type { ArticleSection, ArticleSummary, ArticleText, CategorySource } from '@mockingbird/contracts';
import { type Model, Schema } from 'mongoose';
import { entryFields } from '../posts/models.js';
import type { Edited } from '../texts/models.js';

export interface StoredCategory extends CategorySource {
  /** Built from the exam key and the slug. */
  id: string;
  /** Key of the exam. */
  examKey: string;
}

/** A category and the title of its exam. */
export interface VisibleCategory extends StoredCategory {
  examTitle: string;
}

export const CATEGORY = 'ArticleCategory';
export type CategoryModel = Model<StoredCategory>;
export const categoryModelSchema = new Schema<StoredCategory>(
  {
    id: { type: String, required: true },
    examKey: { type: String, required: true },
    examId: { type: String, required: true },
    slug: { type: String, required: true },
    title: { type: String, required: true },
    description: { type: String, default: '' },
    kind: { type: String, required: true, enum: CATEGORY_KINDS },
    order: { type: Number, required: true },
  },
  { collection: 'articleCategories', versionKey: false, id: false },
);
categoryModelSchema.index({ id: 1 }, { unique: true });
categoryModelSchema.index({ examKey: 1 });

export interface StoredArticle extends ArticleText, Edited {
  /** Id of its category. */
  categoryId: string;
  examKey: string;
}

/** An article in a list. */
export type ListedArticle = ArticleSummary & Pick<StoredArticle, 'order'>;

/** The article count of a category and its first articles. */
export type Opening = Pick<ArticleSection, 'totalArticles' | 'articles'>;

/** An article in an overview, with its place. */
export type ArticleCard = Opening['articles'][number] & Pick<StoredArticle, 'categoryId' | 'order'>;

export const ARTICLE = 'Article';
export type ArticleModel = Model<StoredArticle>;
export const articleModelSchema = new Schema<StoredArticle>(
  {
    ...entryFields,
    categoryId: { type: String, required: true },
    examKey: { type: String, required: true },
    examId: { type: String, required: true },
    categorySlug: { type: String, required: true },
    order: { type: Number, required: true },
  },
  { collection: 'articles', versionKey: false, minimize: false },
);
articleModelSchema.index({ categoryId: 1, slug: 1 }, { unique: true });
articleModelSchema.index({ examKey: 1 });
articleModelSchema.index({ publishedAt: 1 }, { sparse: true });
articleModelSchema.index({ 'unrecorded._id': 1 }, { sparse: true });
