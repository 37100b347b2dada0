import { Inject, Injectable } from '@nestjs/common';
import type {
  Block,
  HistoryEntry,
  StoredText,
  TextCategory,
  TextList,
  TextPreview,
  TextRow,
  TextState,
} from '@mockingbird/contracts';
import { examKey } from '@mockingbird/exam-core';
import { CLOCK, type Clock } from '../../common/injection-tokens.js';
import { RichTextService } from '../../content/rich-text/rich-text.service.js';
import type { TextRecord } from '../../content/texts/models.js';
import { parseTextId, textPath } from '../../content/texts/text-id.js';
import { TextBinService } from '../../content/texts/text-bin.service.js';
import { TextStoreService } from '../../content/texts/text-store.service.js';
import { CatalogueService } from '../../exam/catalogue/catalogue.service.js';
import { ChangesService } from '../../exam/changes/changes.service.js';
import { notFound } from '../../http/response/problem.js';
import { toEntry } from '../history/to-entry.js';
import { HISTORY_PAGE, TEXTS_PAGE } from '../limits.js';
import { TextUndoService } from './text-undo.service.js';
import { stableAddress } from './stable-address.js';
import type { TextsQuery } from './text-params.js';
import { textRevision } from './text-publisher.service.js';

function stateOf({ hidden, text }: TextRecord, now: number): TextState {
  if (hidden) return 'draft';
  return text.publishedAt !== undefined && Date.parse(text.publishedAt) > now ? 'scheduled' : 'published';
}

function toRow(record: TextRecord, now: number): TextRow {
  const { id, text, editedBy, editedAt, isShipped } = record;
  const isArticle = 'examId' in text;
  return {
    id,
    kind: isArticle ? 'article' : 'post',
    state: stateOf(record, now),
    title: text.title,
    path: textPath(isArticle ? { kind: 'article', ...text } : { kind: 'post', ...text }),
    ...(isArticle && { examId: text.examId, categorySlug: text.categorySlug }),
    publicationDate: text.publicationDate,
    ...(text.publishedAt !== undefined && { publishedAt: text.publishedAt }),
    ...(!isShipped && editedBy !== undefined && { editedBy }),
    ...(!isShipped && editedAt !== undefined && { editedAt: editedAt.toISOString() }),
  };
}

/** Texts that were edited last come first, then the newest ones. */
const byEdit = (left: TextRow, right: TextRow): number =>
  (right.editedAt ?? '').localeCompare(left.editedAt ?? '') ||
  right.publicationDate.localeCompare(left.publicationDate) ||
  left.id.localeCompare(right.id);

/** Articles and posts for editors, whether readers see them or not. */
@Injectable()
export class TextsService {
  constructor(
    private readonly texts: TextStoreService,
    private readonly catalogue: CatalogueService,
    private readonly changes: ChangesService,
    private readonly bin: TextBinService,
    private readonly undo: TextUndoService,
    private readonly richText: RichTextService,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async list({ kind, state, q, page }: TextsQuery): Promise<TextList> {
    const words = q.toLowerCase().split(/\s+/);
    const now = this.clock();
    const found = (await this.texts.list())
      .map((record) => toRow(record, now))
      .filter((row) => {
        const searched = `${row.title} ${row.id}`.toLowerCase();
        return (
          (kind === undefined || row.kind === kind) &&
          (state === undefined || row.state === state) &&
          words.every((word) => searched.includes(word))
        );
      })
      .sort(byEdit);
    return {
      data: found.slice((page - 1) * TEXTS_PAGE, page * TEXTS_PAGE),
      meta: { total: found.length, page, pages: Math.max(1, Math.ceil(found.length / TEXTS_PAGE)) },
    };
  }

  /** @throws ProblemError MB-1003 if the text does not exist */
  async one(id: string): Promise<StoredText> {
    const record = await this.find(id);
    const ships = (await this.bin.findShipped(record.id)) !== undefined;
    return { row: toRow(record, this.clock()), text: record.text, revision: textRevision(record), ships };
  }

  /** @throws ProblemError MB-1003 if the text does not exist */
  async history(id: string): Promise<HistoryEntry[]> {
    const record = await this.find(id);
    await this.texts.recordPending();
    const changes = await this.changes.list({ filter: { textId: record.id }, limit: HISTORY_PAGE });
    const undoable = new Set(await this.undo.findUndoable(changes));
    return changes.map((change) => toEntry(change, undoable));
  }

  /** @returns all categories with the present ids and the titles of their exams */
  async categories(): Promise<TextCategory[]> {
    const [categories, exams] = await Promise.all([this.texts.listCategories(), this.catalogue.listNames()]);
    return categories.flatMap(({ examId, slug, title }) => {
      const exam = exams.get(examKey(examId));
      return exam === undefined ? [] : [{ examId: exam.examId, examTitle: exam.title, slug, title }];
    });
  }

  /** Renders blocks as on the page. */
  preview({ blocks }: TextPreview): Promise<Block[]> {
    return this.richText.render(blocks);
  }

  private async find(id: string): Promise<TextRecord> {
    const address = parseTextId(id);
    const record = address && (await this.texts.find(await stableAddress(this.catalogue, address)));
    if (!record) throw notFound('There is no such text.');
    return record;
  }
}
