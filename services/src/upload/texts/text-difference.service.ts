import { Injectable } from '@nestjs/common';
import type { FieldChange } from '@mockingbird/contracts';
import type { TextContent } from '../../content/texts/models.js';
import { parseTextId } from '../../content/texts/text-id.js';
import { TextStoreService } from '../../content/texts/text-store.service.js';
import type { StoredChange } from '../../exam/changes/change.model.js';
import { ChangesService } from '../../exam/changes/changes.service.js';
import { listTextChanges } from './list-text-changes.js';

/** Says what a change of an article or a post did, from what each change has replaced. */
@Injectable()
export class TextDifferenceService {
  constructor(
    private readonly texts: TextStoreService,
    private readonly changes: ChangesService,
  ) {}

  /** @returns the fields that differ; undefined when one of the two states is no longer stored */
  async ofChange(change: StoredChange): Promise<FieldChange[] | undefined> {
    const replaced = await this.texts.findReplaced(change._id);
    if (replaced === undefined) return undefined;
    const after = await this.findResult(change, replaced.before);
    return after && listTextChanges(replaced.before, after);
  }

  /** @param before what the change replaced */
  private async findResult(
    { _id: id, textId = '', undoes }: StoredChange,
    before: TextContent | undefined,
  ): Promise<TextContent | undefined> {
    if (undoes !== undefined) {
      // A later release may have replaced the result of an undo, without a change: so the result is what was undone.
      const undone = await this.texts.findReplaced(undoes);
      return undone?.before ?? (undone && before && { ...before, hidden: true });
    }
    const address = parseTextId(textId);
    const record = address === undefined ? null : await this.texts.findAnywhere(address);
    if (record?.change === id) return record;
    const next = await this.changes.findNextOfText(textId, id);
    return next === null ? undefined : (await this.texts.findReplaced(next._id))?.before;
  }
}
