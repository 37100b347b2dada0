import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { DRAFT_LINK, type StoredDraftLink } from './draft-link.model.js';
import type { DraftLinkModel } from './draft-link.model.js';

@Injectable()
export class DraftLinkRepository {
  constructor(@InjectModel(DRAFT_LINK) private readonly links: DraftLinkModel) {}

  find(hash: string): Promise<StoredDraftLink | null> {
    return this.links.findOne({ _id: hash }).lean<StoredDraftLink>().exec();
  }

  async add(link: StoredDraftLink): Promise<void> {
    await this.links.insertMany([link]);
  }
}
