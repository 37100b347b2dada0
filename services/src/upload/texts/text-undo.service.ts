import { Injectable } from '@nestjs/common';
import type { StoredChange } from '../../exam/changes/change.model.js';
import type { TextRecord } from '../../content/texts/models.js';
import { parseTextId } from '../../content/texts/text-id.js';
import { TextStoreService } from '../../content/texts/text-store.service.js';
import { conflict } from '../../http/response/problem.js';
import { textRevision } from './text-publisher.service.js';

/** What the bin does is taken back in the bin. */
const isOfBin = ({ type }: Pick<StoredChange, 'type'>): boolean => type === 'bin';

/** @returns which of these changes can be undone: the last one of each text that is not deleted @param texts by their ids */
export function selectUndoable(
  changes: readonly StoredChange[],
  texts: ReadonlyMap<string, Pick<TextRecord, 'change' | 'deleted'>>,
): string[] {
  const ofBin = new Set(changes.filter(isOfBin).map(({ _id }) => _id));
  return [...texts.values()].flatMap(({ change, deleted }) =>
    change === undefined || deleted !== undefined || ofBin.has(change) ? [] : change,
  );
}

/** Undoes the last change of a text. */
@Injectable()
export class TextUndoService {
  constructor(private readonly texts: TextStoreService) {}

  /** Copies changes of texts that are not in the history yet. */
  recordPending(): Promise<void> {
    return this.texts.recordPending();
  }

  /** @returns which of these changes can be undone: the last one of each text */
  async findUndoable(changes: readonly StoredChange[]): Promise<string[]> {
    return selectUndoable(changes, await this.findTexts(changes));
  }

  /** @returns the texts that these changes are about, in the bin or not, by their ids */
  async findTexts(changes: readonly StoredChange[]): Promise<ReadonlyMap<string, TextRecord>> {
    const ids = new Set(changes.flatMap(({ textId }) => textId ?? []));
    const records = await Promise.all([...ids].map(async (id) => [id, await this.findAnywhere(id)] as const));
    return new Map(records.flatMap(([id, record]) => (record === null ? [] : [[id, record] as const])));
  }

  /**
   * Restores what a change replaced. A text that the change created becomes a draft.
   * @throws ProblemError MB-1007 when it is not the last change, or when its earlier version is no longer stored
   */
  async undo(change: StoredChange, by: string): Promise<{ message: string; id: string; revision: string }> {
    const { textId: name = '' } = change;
    if (isOfBin(change)) throw conflict(`The bin has ${name}. It is restored there.`);
    const notLast = `This is not the last change of ${name}. Only the last one can be taken back.`;
    const record = await this.findAnywhere(name);
    if (record === null || record.deleted !== undefined || record.change !== change._id)
      throw conflict(notLast);
    const replaced = await this.texts.findReplaced(change._id);
    if (replaced === undefined) throw conflict(`The earlier version of ${name} is no longer stored.`);
    const { before } = replaced;
    const restored = before ?? { text: record.text, hidden: true, isShipped: false };
    const { type } = change;
    const id = await this.texts.save(
      restored,
      record,
      { by },
      { type, outcome: 'undone', undoes: change._id },
    );
    if (id === undefined) throw conflict(notLast);
    const now =
      before === undefined
        ? 'It was new: it is a draft now, and readers do not see it.'
        : 'It is as it was before.';
    return { message: `Taken back for ${name}. ${now}`, id, revision: textRevision(restored) };
  }

  private async findAnywhere(id: string) {
    const address = parseTextId(id);
    return address === undefined ? null : this.texts.findAnywhere(address);
  }
}
