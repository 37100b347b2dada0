import pMap from 'p-map';
import * as z from 'zod';
import type { StrapiConfig } from '../../config/strapi-config.js';
import type { MediaService } from '../../media/media.service.js';
import {
  STRAPI_PICTURE_BYTES,
  STRAPI_PICTURE_MS,
  STRAPI_PICTURES_AT_ONCE,
  STRAPI_PICTURES_MS,
} from './limits.js';
import { readLimited } from './read-limited.js';

/** A file of the media library, wherever it is in an entry. */
const fileSchema = z.looseObject({ url: z.string(), mime: z.string().nullish() });

/** Finds all files in an entry. Entries have few levels; the depth is limited by the parser of JSON. */
function listFiles(value: unknown): { url: string; alternativeText: string }[] {
  if (Array.isArray(value)) return value.flatMap(listFiles);
  if (typeof value !== 'object' || value === null) return [];
  const file = fileSchema.safeParse(value);
  const inner = Object.values(value).flatMap(listFiles);
  if (!file.success) return inner;
  const text = file.data['alternativeText'] ?? file.data['altText'] ?? file.data['name'];
  return [{ url: file.data.url, alternativeText: typeof text === 'string' ? text : '' }, ...inner];
}

/**
 * Stores the pictures that Strapi itself serves, so that pages show them from our address: in the right size, also from a Strapi without https,
 * and while Strapi is away. Pictures from elsewhere keep their addresses.
 */
export class StrapiPictures {
  /** Own addresses by Strapi's, of this process. Strapi's addresses contain a hash, so a picture never changes. */
  private readonly stored = new Map<string, string>();

  constructor(
    private readonly config: StrapiConfig,
    private readonly media: Pick<MediaService, 'addFrom' | 'findFrom'>,
  ) {}

  /**
   * Call it once for each load: its time is for all pictures together.
   * @param stop aborts the requests
   * @returns own addresses by Strapi's. Pictures that fail, or that there is no time for, are missing; the next load tries them again.
   */
  async store(entries: readonly unknown[], stop: AbortSignal): Promise<ReadonlyMap<string, string>> {
    const { origin } = new URL(this.config.url);
    const files = entries.flatMap(listFiles).flatMap(({ url, alternativeText }) => {
      const href = URL.canParse(url, this.config.mediaOrigin)
        ? new URL(url, this.config.mediaOrigin).href
        : '';
      const isOwn = href !== '' && new URL(href).origin === origin;
      return isOwn && !this.stored.has(href) ? [{ href, alternativeText }] : [];
    });
    const signal = AbortSignal.any([stop, AbortSignal.timeout(STRAPI_PICTURES_MS)]);
    const wanted = new Map(files.map((file) => [file.href, file]));
    for (const [href, url] of await this.findStored([...wanted.keys()])) {
      this.stored.set(href, url);
      wanted.delete(href);
    }
    await pMap(wanted.values(), (file) => this.storeOne(file, signal), {
      concurrency: STRAPI_PICTURES_AT_ONCE,
    });
    return this.stored;
  }

  /** @returns what another process has stored, or this one before its restart. Without the database nothing is known. */
  private async findStored(hrefs: readonly string[]): Promise<ReadonlyMap<string, string>> {
    if (hrefs.length === 0) return new Map();
    return this.media.findFrom(hrefs).catch(() => new Map());
  }

  private async storeOne(
    { href, alternativeText }: { href: string; alternativeText: string },
    stop: AbortSignal,
  ): Promise<void> {
    if (stop.aborted) return;
    try {
      const response = await fetch(href, {
        redirect: 'error',
        signal: AbortSignal.any([stop, AbortSignal.timeout(STRAPI_PICTURE_MS)]),
      });
      if (!response.ok) return void (await response.body?.cancel());
      const bytes = await readLimited(response, STRAPI_PICTURE_BYTES);
      const name = new URL(href).pathname.split('/').at(-1) ?? '';
      const picture = { bytes, name, alternativeText: alternativeText || name };
      const { url } = await this.media.addFrom(href, picture, 'strapi');
      this.stored.set(href, url);
    } catch {
      // The entry keeps Strapi's address if pages may show it. Otherwise a warning names the picture.
    }
  }
}
