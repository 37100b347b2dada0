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
import type { BinnedText, Edited, TextContent, TextRecord } from './models.js';
import { type TextAddress, textId } from './text-id.js';
import { listChangedFields } from './changed-fields.js';
import { TextVersionRepository } from './text-version.repository.js';

/** What a change does: its entry in the history. */
export type TextChange = Pick<StoredChange, 'type' | 'outcome' | 'undoes'>;
/** What of a text is in the bin. What this change puts there gets the id of the change. */
export interface InBin extends Pick<Edited, 'deleted'> {
  binned?: Omit<BinnedText, 'change'>;
}

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
    const change = this.newChange(id, { text, hidden }, before, author, details);
    const edited: Edited = {
      hidden,
      change: change._id,
      editedBy: change.by,
      editedAt: change.at,
      unrecorded: change,
      ...(isShipped && { isShipped }),
      ...(inBin.deleted && { deleted: inBin.deleted }),
      // What was there before has an id already.
      ...(inBin.binned && { binned: { change: change._id, ...inBin.binned } }),
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
    if (!stored) {
      await this.versions.remove(change._id);
      return undefined;
    }
    await this.record([change], () => this.versions.removeOld(id));
    return change._id;
  }

  /**
   * Removes a text for good with its earlier versions, if it is being removed and this is its last change.
   * @param shipped the text that ships with the product at its address: it takes the place
   */
  async remove(
    { id, text }: TextRecord,
    change: string,
    shipped: ArticleText | PostText | undefined,
  ): Promise<void> {
    const address: TextAddress = 'examId' in text ? { kind: 'article', ...text } : { kind: 'post', ...text };
    const stored = await this.findAnywhere(address);
    if (stored?.change !== change || stored.deleted?.purging !== true) return;
    // First the versions: after a crash, the text itself says that there is more to remove.
    await this.versions.removeUntil(id, change);
    if (shipped !== undefined) {
      await ('examId' in shipped
        ? this.articles.replaceRemoved(shipped, change)
        : this.posts.replaceRemoved(shipped, change));
    } else {
      await ('examId' in text
        ? this.articles.removeArticle(text, change)
        : this.posts.remove(text.slug, change));
    }
  }

  /**
   * Marks the deleted text beside a text as being removed for good. The text keeps its last change, so that can be undone.
   * @returns the entry for the history; undefined when somebody else has changed one of the texts
   */
  async markBinned(record: TextRecord, author: Author): Promise<StoredChange | undefined> {
    const { id, text } = record;
    const purged = this.newChange(id, record, record, author, { type: 'bin', outcome: 'purged' });
    const isMarked = await ('examId' in text
      ? this.articles.markBinned(text, record, purged)
      : this.posts.markBinned(text.slug, record, purged));
    return isMarked ? purged : undefined;
  }

  /**
   * Removes the deleted text beside a text with its versions. Its entry goes to the history first. A repeated call does no harm.
   * @param purged the entry of the removal
   */
  async removeBinned({ id, text }: TextRecord, binned: BinnedText, purged: StoredChange): Promise<void> {
    await this.changes.recordPrevious(purged);
    await this.versions.removeUntil(id, binned.change);
    await ('examId' in text
      ? this.articles.removeBinned(text, purged._id)
      : this.posts.removeBinned(text.slug, purged._id));
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

  private newChange(
    id: string,
    { text, hidden }: Pick<TextContent, 'text' | 'hidden'>,
    before: TextRecord | null,
    author: Author,
    details: TextChange,
  ): StoredChange {
    const isArticle = 'examId' in text;
    return this.changes.newChange(author, before?.change, {
      ...details,
      examKey: isArticle ? (id.split('.')[1] ?? '') : '',
      examId: isArticle ? text.examId : '',
      textId: id,
      counts: NO_COUNTS,
      ...(before && { changedFields: listChangedFields(before, { text, hidden }) }),
    });
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
