import { createHash, randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { ArticleText, PostText, TextLink } from '@mockingbird/contracts';
import { CLOCK, type Clock } from '../../common/injection-tokens.js';
import { DraftLinkRepository } from './draft-link.repository.js';
import { DRAFT_LINK_DAYS } from './limits.js';

const DAY_MS = 24 * 60 * 60_000;
const TOKEN_BYTES = 32;

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Secret links to drafts. A link shows the draft as it was when the link was made. */
@Injectable()
export class DraftLinksService {
  constructor(
    private readonly links: DraftLinkRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Stores a draft. @param by user name of the editor */
  async add(text: ArticleText | PostText, by: string): Promise<TextLink> {
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    const expires = new Date(this.clock() + DRAFT_LINK_DAYS * DAY_MS);
    await this.links.add({ _id: hashOf(token), text, by, expires });
    const page = 'examId' in text ? '/articles/preview' : '/blog/preview';
    return { path: `${page}?token=${token}`, expires: expires.toISOString() };
  }

  /** @returns undefined if the token is unknown or has expired */
  async find(token: string): Promise<ArticleText | PostText | undefined> {
    const link = await this.links.find(hashOf(token));
    // MongoDB removes expired documents once a minute.
    return link !== null && link.expires.getTime() > this.clock() ? link.text : undefined;
  }
}
