import { Inject, Injectable } from '@nestjs/common';
import type { ArticleSource, PostSource } from '@mockingbird/contracts';
import { errorField } from '../../common/error-field.js';
import { CLOCK, type Clock } from '../../common/injection-tokens.js';
import { conflict, upstreamUnavailable } from '../../http/response/problem.js';
import { parseArticle, parsePost } from './parse-entry.js';
import { type PreviewedEntry, readPreviewToken } from './preview-token.js';
import { STRAPI_PARTS, type StrapiParts } from './strapi-collection.js';

/** Drafts of Strapi, for links that its preview handler has signed. Each request reads the entry again, so a link shows later work. */
@Injectable()
export class StrapiDraftsService {
  constructor(
    @Inject(STRAPI_PARTS) private readonly parts: StrapiParts | undefined,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * @returns undefined if the token is wrong or has expired, or if there is no such entry
   * @throws ProblemError MB-1007 if the entry cannot be shown yet, MB-1014 if Strapi does not respond
   */
  async find(token: string): Promise<ArticleSource | PostSource | undefined> {
    const secret = this.parts?.config.previewSecret;
    const previewed = secret === undefined ? undefined : readPreviewToken(token, secret, this.clock());
    if (this.parts === undefined || previewed === undefined) return undefined;
    const value = await this.load(this.parts, previewed);
    if (value === undefined) return undefined;
    const stored = await this.parts.pictures.store([value], new AbortController().signal);
    const today = new Date(this.clock()).toISOString().slice(0, 'YYYY-MM-DD'.length);
    const options = { mediaOrigin: this.parts.config.mediaOrigin, stored, draftDate: today };
    const { entry, warnings } =
      previewed.kind === 'post' ? parsePost(value, options) : parseArticle(value, options);
    if (entry === undefined) {
      throw conflict(`This entry cannot be shown yet. ${warnings.join('. ')}.`);
    }
    return 'article' in entry ? entry.article : entry;
  }

  private async load({ client, log }: StrapiParts, previewed: PreviewedEntry): Promise<object | undefined> {
    try {
      return await client.entry(previewed);
    } catch (error) {
      const reason = errorField(error, 'message');
      log.warn({ code: 'MB-1014', reason }, 'strapi_unavailable');
      throw upstreamUnavailable('The draft cannot be reached at the moment.');
    }
  }
}
