import { Inject, Injectable } from '@nestjs/common';
import type { ArticleText, PostText } from '@mockingbird/contracts';
import { DAY_MS } from '../../common/day.js';
import { CLOCK, type Clock } from '../../common/injection-tokens.js';
import type { SaveResult } from '../../exam/catalogue/catalogue.service.js';
import type { Author } from '../../exam/changes/changes.service.js';
import { BIN_DAYS } from '../../exam/limits.js';
import { ContentSeedService } from '../seed/content-seed.service.js';
import type { BinnedText, TextRecord } from './models.js';
import { parseTextId } from './text-id.js';
import { type InBin, TextStoreService } from './text-store.service.js';

/** Author of removals after the time in the bin. */
const BIN_AUTHOR = { by: 'bin' } as const;

/** A text in the bin. */
export interface TextInBin extends Omit<BinnedText, 'change' | 'purged'> {
  id: string;
  /** Whether another text is at its address now: the one that ships, as it is or edited since. */
  isReplaced: boolean;
}

/**
 * Deletes articles and posts into the bin, restores them, and removes them for good. A deleted text stays in its document, so
 * its address is reserved. The replacement of a shipped text is stored beside the shipped one, which comes back.
 */
@Injectable()
export class TextBinService {
  constructor(
    private readonly texts: TextStoreService,
    private readonly seed: ContentSeedService,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** @returns the text that ships with the product at this address; undefined if none does */
  async findShipped(id: string): Promise<ArticleText | PostText | undefined> {
    const address = parseTextId(id);
    return address && this.seed.findShipped(address);
  }

  /** @returns the texts in the bin, without their blocks */
  async list(): Promise<TextInBin[]> {
    return (await this.texts.listBinned()).flatMap((record) => toEntry(record) ?? []);
  }

  /** @returns a text whose deletion can still be taken back; null if there is none */
  async find(id: string): Promise<TextRecord | null> {
    const address = parseTextId(id);
    const record = address === undefined ? null : await this.texts.findAnywhere(address);
    return record && toEntry(record) ? record : null;
  }

  /**
   * Puts a text into the bin. If it had replaced a shipped one, that one is shown again.
   * @param shipped the text that ships with the product at its address
   */
  delete(
    record: TextRecord,
    shipped: ArticleText | PostText | undefined,
    { by }: Author,
  ): Promise<SaveResult> {
    const { text, hidden } = record;
    const deletion = { at: new Date(this.clock()), by };
    return shipped === undefined
      ? this.write(record, { text, hidden, isShipped: false }, 'deleted', { by }, { deleted: deletion })
      : this.write(
          record,
          { text: shipped, hidden: false, isShipped: true },
          'deleted',
          { by },
          { binned: { ...deletion, text, hidden } },
        );
  }

  /** Takes a text out of the bin. It takes the place of a text that is at its address. */
  restore(record: TextRecord, author: Author): Promise<SaveResult> {
    const { text, hidden } = record.binned ?? record;
    return this.write(record, { text, hidden, isShipped: false }, 'restored', author, {});
  }

  /** Removes a text of the bin for good. A text that is at its address stays, and one that ships by now appears there. */
  async purge(record: TextRecord, author: Author = BIN_AUTHOR): Promise<SaveResult> {
    const { deleted } = record;
    if (deleted === undefined) return this.purgeReplaced(record, author);
    const marked: SaveResult = deleted.purging
      ? { outcome: 'stored' }
      : await this.write(record, record, 'purged', author, { deleted: { ...deleted, purging: true } });
    const change = marked.id ?? record.change;
    if (marked.outcome === 'stored' && change !== undefined)
      await this.texts.remove(record, change, await this.findShipped(record.id));
    return marked;
  }

  private async purgeReplaced(record: TextRecord, author: Author): Promise<SaveResult> {
    const { binned } = record;
    if (binned === undefined) return { outcome: 'stale' };
    const purged = binned.purged ?? (await this.texts.markBinned(record, author));
    if (purged === undefined) return { outcome: 'stale' };
    await this.texts.removeBinned(record, binned, purged);
    return { outcome: 'stored', id: purged._id };
  }

  /** Removes for good what has been in the bin for its time, and what a crash left half removed. */
  async purgeExpired(): Promise<void> {
    const before = this.clock() - BIN_DAYS * DAY_MS;
    // The changes of half removed texts go to the history first.
    await this.texts.recordPending();
    for (const { id, deleted, binned } of await this.texts.listBinned()) {
      const { at } = deleted ?? binned ?? {};
      const isHalfRemoved = deleted?.purging === true || binned?.purged !== undefined;
      if (!isHalfRemoved && (at === undefined || at.getTime() >= before)) continue;
      const address = parseTextId(id);
      // The list has no blocks.
      const record = address && (await this.texts.findAnywhere(address));
      if (record && (record.deleted ?? record.binned)?.at.getTime() === at?.getTime())
        await this.purge(record);
    }
  }

  private async write(
    before: TextRecord,
    { text, hidden, isShipped }: Pick<TextRecord, 'text' | 'hidden' | 'isShipped'>,
    outcome: 'deleted' | 'restored' | 'purged',
    author: Author,
    inBin: InBin,
  ): Promise<SaveResult> {
    const details = { type: 'bin', outcome } as const;
    const id = await this.texts.save({ text, hidden, isShipped }, before, author, details, inBin);
    return id === undefined ? { outcome: 'stale' } : { outcome: 'stored', id };
  }
}

function toEntry({ id, text, hidden, deleted, binned }: TextRecord): TextInBin | undefined {
  // What is being removed for good is not listed any more.
  if (binned) return binned.purged ? undefined : { ...binned, id, isReplaced: true };
  return deleted && deleted.purging !== true
    ? { ...deleted, id, text, hidden, isReplaced: false }
    : undefined;
}
