import { Injectable } from '@nestjs/common';
import {
  type ArticleText,
  articleTextSchema,
  type CategorySource,
  type PostText,
  postTextSchema,
} from '@mockingbird/contracts';
import * as z from 'zod';
import type { StoredChange } from '../../exam/changes/change.model.js';
import { type Author, ChangesService } from '../../exam/changes/changes.service.js';
import { ArticleStoreService } from '../articles/article-store.service.js';
import { PostStoreService } from '../posts/post-store.service.js';
import type { Edited, TextContent, TextRecord } from './models.js';
import { type TextAddress, textId } from './text-id.js';
import { listChangedFields } from './changed-fields.js';
import { TextVersionRepository } from './text-version.repository.js';

/** What a change does: its entry in the history. */
export type TextChange = Pick<StoredChange, 'type' | 'outcome' | 'undoes'>;
/** What of a text is in the bin. */
export type InBin = Pick<Edited, 'deleted' | 'binned'>;

const NO_COUNTS = { exams: 0, tests: 0, questions: 0 };

function toRecord(id: string, text: ArticleText | PostText, edited: Edited): TextRecord {
  const { change, editedBy, editedAt, deleted, binned, unrecorded } = edited;
  return {
    id,
    text,
    hidden: edited.hidden === true,
    isShipped: change === undefined || edited.isShipped === true,
    change,
    editedBy,
    editedAt,
    deleted,
    binned,
    unrecorded,
  };
}

/** Articles and posts as editors see them, with the history of their changes. */
@Injectable()
export class TextStoreService {
  constructor(
    private readonly articles: ArticleStoreService,
    private readonly posts: PostStoreService,
    private readonly versions: TextVersionRepository,
    private readonly changes: ChangesService,
  ) {}

  /** @returns the text; null if it does not exist or is in the bin */
  async find(address: TextAddress): Promise<TextRecord | null> {
    const record = await this.findAnywhere(address);
    return record?.deleted === undefined ? record : null;
  }

  /** @returns the text, in the bin or not */
  async findAnywhere(address: TextAddress): Promise<TextRecord | null> {
    const id = textId(address);
    if (address.kind === 'post') {
      const post = await this.posts.find(address.slug);
      return post && toRecord(id, z.parse(postTextSchema, post), post);
    }
    const article = await this.articles.findArticle(address);
    return article && toRecord(id, z.parse(articleTextSchema, article), article);
  }

  /** @returns all texts; their blocks and pictures are missing */
  async list(): Promise<TextRecord[]> {
    return (await this.listAnywhere()).filter(({ deleted }) => deleted === undefined);
  }

  /** @returns the texts that are in the bin, or whose replacement is; without their blocks and pictures */
  async listBinned(): Promise<TextRecord[]> {
    return (await this.listAnywhere()).filter(({ deleted, binned }) => deleted ?? binned);
  }

  private async listAnywhere(): Promise<TextRecord[]> {
    const [articles, posts] = await Promise.all([this.articles.listArticles(), this.posts.list()]);
    return [
      ...articles.map((article) => toRecord(textId({ kind: 'article', ...article }), article, article)),
      ...posts.map((post) => toRecord(textId({ kind: 'post', ...post }), post, post)),
    ];
  }

  listCategories(): Promise<CategorySource[]> {
    return this.articles.listCategories();
  }

  async hasCategory(category: Pick<CategorySource, 'examId' | 'slug'>): Promise<boolean> {
    return (await this.articles.findCategory(category)) !== null;
  }

  addCategory(category: CategorySource): Promise<void> {
    return this.articles.addCategory(category);
  }

  /**
   * Stores a text with its entry in the history, and what it replaces.
   * @param before the stored text that the change is based on; null for a new text
   * @param inBin what of it is in the bin afterwards; what was there stays there if it is absent
   * @returns the id of the change; undefined when somebody else has changed the text
   */
  async save(
    { text, hidden, isShipped }: TextContent,
    before: TextRecord | null,
    author: Author,
    details: TextChange,
    inBin: InBin = { ...(before?.binned && { binned: before.binned }) },
  ): Promise<string | undefined> {
    const isArticle = 'examId' in text;
    const address: TextAddress = isArticle ? { kind: 'article', ...text } : { kind: 'post', ...text };
    const id = textId(address);
    const change = this.changes.newChange(author, before?.change, {
      ...details,
      examKey: isArticle ? (id.split('.')[1] ?? '') : '',
      examId: isArticle ? text.examId : '',
      textId: id,
      counts: NO_COUNTS,
      ...(before && { changedFields: listChangedFields(before, { text, hidden }) }),
    });
    const edited: Edited = {
      hidden,
      change: change._id,
      editedBy: change.by,
      editedAt: change.at,
      unrecorded: change,
      ...(isShipped && { isShipped }),
      ...inBin,
    };
    await this.changes.recordPrevious(before?.unrecorded);
    // First what an undo needs: a version without its change does no harm.
    await this.versions.add({
      _id: change._id,
      textId: id,
      ...(before && { before: { text: before.text, hidden: before.hidden, isShipped: before.isShipped } }),
    });
    const stored = isArticle
      ? await this.articles.replaceArticle({ ...text, ...edited }, before)
      : await this.posts.replace({ ...text, ...edited }, before);
    if (!stored) return undefined;
    await this.record([change], () => this.versions.removeOld(id));
    return change._id;
  }

  /** Removes a text for good with its earlier versions, if it is being removed and this is its last change. */
  async remove({ id, text }: TextRecord, change: string): Promise<void> {
    await ('examId' in text
      ? this.articles.removeArticle(text, change)
      : this.posts.remove(text.slug, change));
    await this.versions.removeAll(id);
  }

  /** @returns what a change replaced; undefined if that is no longer stored */
  async findReplaced(change: string): Promise<{ before: TextContent | undefined } | undefined> {
    const version = await this.versions.find(change);
    return version === null ? undefined : { before: version.before };
  }

  /** Copies changes that are not in the history yet, because a process ended in between. */
  async recordPending(): Promise<void> {
    const [ofArticles, ofPosts] = await Promise.all([
      this.articles.listUnrecorded(),
      this.posts.listUnrecorded(),
    ]);
    await this.record([...ofArticles, ...ofPosts]);
  }

  private async record(changes: readonly StoredChange[], cleanUp?: () => Promise<void>): Promise<void> {
    if (changes.length === 0) return;
    await this.changes.record(changes, async () => {
      const ids = changes.map(({ _id }) => _id);
      await Promise.all([this.articles.markRecorded(ids), this.posts.markRecorded(ids)]);
      await cleanUp?.();
    });
  }
}
