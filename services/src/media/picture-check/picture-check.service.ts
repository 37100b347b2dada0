import { Inject, Injectable } from '@nestjs/common';
import { type Issue, MEDIA_BASE, mediaFileSchema } from '@mockingbird/contracts';
import pMap from 'p-map';
import * as z from 'zod';
import { CONFIG } from '../../common/injection-tokens.js';
import type { Config } from '../../config/config.js';
import { MediaService } from '../media.service.js';
import { CHECK_TOTAL_MS, CHECKED_PICTURES, CHECKED_UPLOADS, CHECKS_AT_ONCE } from './limits.js';
import { openPicture } from './open-picture.js';

/** The address of a picture, and its place in what is checked. */
export interface PicturePlace {
  path: string;
  url: string;
}

const NOT_FOUND = 'There is no picture at this address';

/** Finds addresses of pictures that show nothing. Readers would see an empty frame. */
@Injectable()
export class PictureCheckService {
  constructor(
    private readonly media: MediaService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /**
   * @param opensSites whether pictures of other sites are opened
   * @returns a warning for each dead address. A site that does not answer in time is no reason for one.
   */
  async findDead(pictures: readonly PicturePlace[], opensSites: boolean): Promise<Issue[]> {
    const [dead, external] = await Promise.all([
      this.findDeadUploads(pictures),
      opensSites ? this.findDeadExternal(pictures) : [],
    ]);
    const all = new Set([...dead, ...external]);
    return pictures.flatMap(({ path, url }) => (all.has(url) ? [{ path, message: NOT_FOUND }] : []));
  }

  /** Other own paths belong to pages and their files: the services do not know them. */
  private async findDeadUploads(pictures: readonly PicturePlace[]): Promise<string[]> {
    const urls = [...new Set(pictures.map(({ url }) => url))]
      .filter((url) => url.startsWith(MEDIA_BASE))
      .slice(0, CHECKED_UPLOADS);
    const fileOf = (url: string) => z.safeParse(mediaFileSchema, url.slice(MEDIA_BASE.length)).data;
    const files = await this.media.findFiles(urls.flatMap((url) => fileOf(url) ?? []));
    return urls.filter((url) => !files.has(fileOf(url) ?? ''));
  }

  private async findDeadExternal(pictures: readonly PicturePlace[]): Promise<string[]> {
    if (this.config.pictureCheck !== 'on') return [];
    const urls = [...new Set(pictures.map(({ url }) => url))]
      .filter((url) => /^https:\/\//i.test(url) && URL.canParse(url))
      .slice(0, CHECKED_PICTURES);
    const stop = AbortSignal.timeout(CHECK_TOTAL_MS);
    const states = await pMap(urls, (url) => openPicture(url, stop), { concurrency: CHECKS_AT_ONCE });
    return urls.filter((_, index) => states[index] === 'dead');
  }
}
