import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { SHARE_CACHE_BYTES } from '../limits.js';
import type { ShareCard } from './card/share-card.js';
import { drawCard } from './drawing/draw-card.js';
import type { Rasterizer } from './raster/rasterizer.js';

export interface SharePicture {
  png: Buffer;
  etag: string;
}

/** The share pictures of this edge, made on request and stored in memory. Concurrent requests share one making. */
export class SharePictures {
  private readonly pictures = new LRUCache<string, SharePicture>({
    maxSize: SHARE_CACHE_BYTES,
    sizeCalculation: ({ png }) => png.length,
  });
  private readonly inFlight = new Map<string, Promise<SharePicture>>();

  constructor(private readonly rasterizer: Pick<Rasterizer, 'isUsable' | 'rasterize'>) {}

  get isUsable(): boolean {
    return this.rasterizer.isUsable;
  }

  /** Whether a request costs no other picture. */
  has({ version }: ShareCard): boolean {
    return this.pictures.has(version) || this.inFlight.has(version);
  }

  /** @throws when the picture cannot be made now */
  async get(card: ShareCard): Promise<SharePicture> {
    const { version } = card;
    const stored = this.pictures.get(version) ?? this.inFlight.get(version);
    if (stored) return stored;
    const making = this.make(card).finally(() => this.inFlight.delete(version));
    this.inFlight.set(version, making);
    return making;
  }

  private async make(card: ShareCard): Promise<SharePicture> {
    const png = await this.rasterizer.rasterize(drawCard(card));
    const picture = { png, etag: `"${createHash('sha1').update(png).digest('base64url')}"` };
    this.pictures.set(card.version, picture);
    return picture;
  }
}
