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
import type { Edited } from '../texts/models.js';
import { shippedName, type TextAddress } from '../texts/text-id.js';
import { SeedIssuesRepository } from './seed-issues.repository.js';
import { SeededEntryRepository } from './seeded-entry.repository.js';

/** Categories, articles and posts that ship with the product. */
export interface ContentBank {
  categories: readonly CategorySource[];
  articles: readonly ArticleSource[];
  posts: readonly PostSource[];
}

/** Number of stored entries: new ones, and new versions of unchanged ones. */
export interface ContentCounts {
  categories: number;
  articles: number;
  posts: number;
}

interface Entry {
  kind: keyof ContentCounts;
  name: string;
  /** Of an article or post. */
  source?: ArticleSource | PostSource;
  /** Hash of the entry as it ships now. */
  hash: string;
  /** @returns the hash of the stored entry, or undefined */
  storedHash: () => Promise<string | undefined>;
  save: () => Promise<void>;
}

/** Omits the default kind, so that entries from before the field `kind` existed keep their hash. */
const comparedCategorySchema = z.pipe(
  categorySourceSchema,
  z.transform(({ kind, ...rest }) => (kind === 'guide' ? rest : { ...rest, kind })),
);

/** Hashes only the fields that an author writes, in normal form. */
function hashOf(schema: z.core.$ZodType, entry: unknown): string {
  const parsed = z.safeParse(schema, entry);
  return contentHash(parsed.success ? parsed.data : entry);
}

/** Instead of the hash of a text that an editor changed on a screen. It is no hash, so no shipped version replaces the text. */
const EDITED = 'edited';

/** @param entry null if it does not exist */
const storedHashOf = (schema: z.core.$ZodType, entry: object | null) =>
  entry === null ? undefined : hashOf(schema, entry);

const textHashOf = (schema: z.core.$ZodType, text: Edited | null) =>
  text?.change !== undefined && text.isShipped !== true ? EDITED : storedHashOf(schema, text);

/** Stores the content that ships with the product and its later versions. Entries that people changed or removed stay unchanged. */
@Injectable()
export class ContentSeedService {
  constructor(
    private readonly catalogue: CatalogueService,
    private readonly articles: ArticleStoreService,
    private readonly posts: PostStoreService,
    private readonly seeded: SeededEntryRepository,
    private readonly issues: SeedIssuesRepository,
  ) {}

  /** Stores what was left out, for the screen of editors. */
  saveIssues(issues: readonly string[]): Promise<void> {
    return this.issues.save(issues);
  }

  /** @returns what the last seed left out */
  listIssues(): Promise<string[]> {
    return this.issues.list();
  }

  /** @returns the latest version of an article or post that ships with the product; undefined if none does */
  findShipped(address: TextAddress): Promise<ArticleSource | PostSource | undefined> {
    return this.seeded.findSource(shippedName(address));
  }

  /** Content about a missing exam is left out, and stored by the next seed after the exam exists. */
  async seed(bank: ContentBank): Promise<ContentCounts> {
    const [before, withSource] = await Promise.all([this.seeded.list(), this.seeded.listWithSource()]);
    const counts: ContentCounts = { categories: 0, articles: 0, posts: 0 };
    const shipped = [...bank.posts.map((post) => this.post(post)), ...(await this.entriesOfExams(bank))];
    for (const entry of shipped) {
      const last = before.get(entry.name);
      const lacksSource = entry.source !== undefined && !withSource.has(entry.name);
      if (last === entry.hash && !lacksSource) continue;
      // A new entry or a new version: replace only what is unchanged since the last seed.
      if (last !== entry.hash && (await entry.storedHash()) === last) {
        await entry.save();
        counts[entry.kind] += 1;
      }
      await this.seeded.save(entry);
    }
    return counts;
  }

  private async entriesOfExams({ categories, articles }: ContentBank): Promise<Entry[]> {
    const examKeys = new Set([...categories, ...articles].map(({ examId }) => examKey(examId)));
    const exams = await Promise.all([...examKeys].map((key) => this.catalogue.exam(key)));
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
      name: shippedName({ kind: 'post', ...post }),
      source: post,
      hash: contentHash(post),
      storedHash: async () => textHashOf(postSourceSchema, await this.posts.find(post.slug)),
      save: () => this.posts.save(post),
    };
  }

  private category(category: CategorySource): Entry {
    return {
      kind: 'categories',
      name: `category/${examKey(category.examId)}/${category.slug}`,
      hash: hashOf(comparedCategorySchema, category),
      storedHash: async () =>
        storedHashOf(comparedCategorySchema, await this.articles.findCategory(category)),
      save: () => this.articles.saveCategory(category),
    };
  }

  private article(article: ArticleSource): Entry {
    return {
      kind: 'articles',
      name: shippedName({ kind: 'article', ...article }),
      source: article,
      hash: contentHash(article),
      storedHash: async () => textHashOf(articleSourceSchema, await this.articles.findArticle(article)),
      save: () => this.articles.saveArticle(article),
    };
  }
}
