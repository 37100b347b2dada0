import { Injectable } from '@nestjs/common';
import {
  type ArticleSource,
  articleSourceSchema,
  type CategorySource,
  categorySourceSchema,
  type PostSource,
  postSourceSchema,
} from '@mockingbird/contracts';
import { examKey } from '@mockingbird/exam-core';
import * as z from 'zod';
import { contentHash } from '../../common/canonical-json.js';
import { CatalogueService } from '../../exam/catalogue/catalogue.service.js';
import { ArticleStoreService } from '../articles/article-store.service.js';
import { PostStoreService } from '../posts/post-store.service.js';
import { SeededEntryRepository } from './seeded-entry.repository.js';

/** Categories, articles and posts that ship with the product. */
export interface ContentBank {
  categories: readonly CategorySource[];
  articles: readonly ArticleSource[];
  posts: readonly PostSource[];
}

/** How many entries were stored: new ones, and those that shipped anew and nobody had changed. */
export interface ContentCounts {
  categories: number;
  articles: number;
  posts: number;
}

interface Entry {
  kind: keyof ContentCounts;
  name: string;
  /** As it ships now. */
  hash: string;
  /** @returns the hash of what is stored in its place, or undefined */
  storedHash: () => Promise<string | undefined>;
  put: () => Promise<void>;
}

/** A guide goes without saying: entries of databases from before there were kinds keep the hash that they had. */
const comparedCategorySchema = z.pipe(
  categorySourceSchema,
  z.transform(({ kind, ...others }) => (kind === 'guide' ? others : { ...others, kind })),
);

/** Only what an author writes is compared, in one form. */
function hashOf(schema: z.core.$ZodType, entry: unknown): string {
  const parsed = z.safeParse(schema, entry);
  return contentHash(parsed.success ? parsed.data : entry);
}

/** @param entry null when there is none */
const storedHashOf = (schema: z.core.$ZodType, entry: unknown) =>
  entry === null ? undefined : hashOf(schema, entry);

/** Stores the content that ships with the product, and later versions of it; what people changed or removed stays so. */
@Injectable()
export class ContentSeedService {
  constructor(
    private readonly catalogue: CatalogueService,
    private readonly articles: ArticleStoreService,
    private readonly posts: PostStoreService,
    private readonly seeded: SeededEntryRepository,
  ) {}

  /** Content about an exam that is not there is left out, and taken when the exam has come. */
  async seed(bank: ContentBank): Promise<ContentCounts> {
    const before = await this.seeded.all();
    const counts: ContentCounts = { categories: 0, articles: 0, posts: 0 };
    const shipped = [...bank.posts.map((post) => this.post(post)), ...(await this.aboutExams(bank))];
    for (const entry of shipped) {
      const last = before.get(entry.name);
      if (last === entry.hash) continue;
      // New to this database, or shipped anew: only what is as it was stored gives way.
      if ((await entry.storedHash()) === last) {
        await entry.put();
        counts[entry.kind] += 1;
      }
      await this.seeded.put(entry.name, entry.hash);
    }
    return counts;
  }

  private async aboutExams({ categories, articles }: ContentBank): Promise<Entry[]> {
    const wanted = new Set([...categories, ...articles].map(({ examId }) => examKey(examId)));
    const exams = await Promise.all([...wanted].map((key) => this.catalogue.exam(key)));
    const present = new Set(exams.map((exam) => exam?.key));
    const isPresent = ({ examId }: { examId: string }) => present.has(examKey(examId));
    return [
      ...categories.filter(isPresent).map((category) => this.category(category)),
      ...articles.filter(isPresent).map((article) => this.article(article)),
    ];
  }

  private post(post: PostSource): Entry {
    return {
      kind: 'posts',
      name: `post/${post.slug}`,
      hash: contentHash(post),
      storedHash: async () => storedHashOf(postSourceSchema, await this.posts.find(post.slug)),
      put: () => this.posts.put(post),
    };
  }

  private category(category: CategorySource): Entry {
    return {
      kind: 'categories',
      name: `category/${examKey(category.examId)}/${category.slug}`,
      hash: hashOf(comparedCategorySchema, category),
      storedHash: async () =>
        storedHashOf(comparedCategorySchema, await this.articles.findCategory(category)),
      put: () => this.articles.putCategory(category),
    };
  }

  private article(article: ArticleSource): Entry {
    return {
      kind: 'articles',
      name: `article/${examKey(article.examId)}/${article.categorySlug}/${article.slug}`,
      hash: contentHash(article),
      storedHash: async () => storedHashOf(articleSourceSchema, await this.articles.findArticle(article)),
      put: () => this.articles.putArticle(article),
    };
  }
}
