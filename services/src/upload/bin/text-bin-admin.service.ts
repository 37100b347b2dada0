import { Inject, Injectable } from '@nestjs/common';
import type { BinEntry } from '@mockingbird/contracts';
import { examKey } from '@mockingbird/exam-core';
import { DAY_MS } from '../../common/day.js';
import { CLOCK, type Clock } from '../../common/injection-tokens.js';
import type { TextRecord } from '../../content/texts/models.js';
import { TextBinService } from '../../content/texts/text-bin.service.js';
import { parseTextId, textId } from '../../content/texts/text-id.js';
import { TextStoreService } from '../../content/texts/text-store.service.js';
import { CatalogueService } from '../../exam/catalogue/catalogue.service.js';
import { BIN_DAYS } from '../../exam/limits.js';
import { conflict, notFound } from '../../http/response/problem.js';
import { stableAddress } from '../texts/stable-address.js';
import { throwIfNotStored } from '../upload-result.js';

interface BinResult {
  message: string;
  id?: string;
}

/** Deletes articles and posts for admins, and lists, restores and removes those in the bin. */
@Injectable()
export class TextBinAdmin {
  constructor(
    private readonly texts: TextStoreService,
    private readonly bin: TextBinService,
    private readonly catalogue: CatalogueService,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async list(): Promise<BinEntry[]> {
    const [found, exams] = await Promise.all([this.bin.list(), this.catalogue.listNames()]);
    return found.map(({ id, text, by, at, isReplaced }) => ({
      // A post belongs to no exam.
      examId: 'examId' in text ? (exams.get(examKey(text.examId))?.examId ?? text.examId) : '',
      textId: id,
      isReplaced,
      title: text.title,
      by,
      at: at.toISOString(),
      daysLeft: Math.max(0, Math.ceil((at.getTime() + BIN_DAYS * DAY_MS - this.clock()) / DAY_MS)),
      tests: 0,
    }));
  }

  /**
   * @throws ProblemError MB-1003 for an unknown text, MB-1007 for one as it ships, while an earlier version is in the bin, or
   *   when somebody else changed it at the same time
   */
  async delete(id: string, by: string): Promise<BinResult> {
    const address = parseTextId(id);
    const record = address && (await this.texts.find(await stableAddress(this.catalogue, address)));
    if (!record) throw notFound('There is no such text.');
    const { title } = record.text;
    if (record.isShipped) {
      throw conflict(`“${title}” ships with the product: it can be changed or taken back, and not deleted.`);
    }
    if (record.binned) {
      throw conflict(
        `An earlier version of “${title}” is in the bin. Restore it, or delete it for good first.`,
      );
    }
    const shipped = await this.bin.findShipped(record.id);
    const result = await this.bin.delete(record, shipped, { by });
    const now = shipped === undefined ? '' : ' Readers see the text that ships with the product again.';
    const message = `“${title}” is in the bin. It can be restored for ${BIN_DAYS} days.${now}`;
    return this.toResult(result, title, message);
  }

  /** @throws ProblemError MB-1003 for what is not in the bin */
  async restore(id: string, by: string): Promise<BinResult> {
    const record = await this.find(id);
    const { title } = (record.binned ?? record).text;
    const { hidden } = record.binned ?? record;
    const result = await this.bin.restore(record, { by });
    const now = hidden ? ' It is a draft, as before: readers do not see it.' : '';
    return this.toResult(result, title, `“${title}” is restored.${now}`);
  }

  /** @throws ProblemError MB-1003 for what is not in the bin */
  async purge(id: string, by: string): Promise<BinResult> {
    const record = await this.find(id);
    const { title } = (record.binned ?? record).text;
    const shipped = record.binned ? undefined : await this.bin.findShipped(record.id);
    const now = shipped === undefined ? '' : ' Readers see the text that ships with the product.';
    const message = `“${title}” is deleted for good.${now}`;
    return this.toResult(await this.bin.purge(record, { by }), title, message);
  }

  private toResult(result: Awaited<ReturnType<TextBinService['purge']>>, title: string, message: string) {
    throwIfNotStored(result, `“${title}”`);
    return { message, ...(result.id !== undefined && { id: result.id }) };
  }

  private async find(id: string): Promise<TextRecord> {
    const address = parseTextId(id);
    const stable = address && textId(await stableAddress(this.catalogue, address));
    const record = stable === undefined ? null : await this.bin.find(stable);
    if (record === null) throw notFound('There is no such text in the bin.');
    return record;
  }
}
