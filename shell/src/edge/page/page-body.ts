import { compressBrotli, compressGzip, type Encoding } from '../http/encodings.js';

/** Brotli quality of pages. */
const BROTLI_QUALITY = 5;
/** HTML in Brotli and in gzip together takes less than half the size of the plain text. */
const ENCODED_SHARE = 0.5;

type Compressed = Exclude<Encoding, 'identity'>;

const COMPRESSIONS: Record<Compressed, (bytes: Buffer) => Promise<Buffer>> = {
  br: (bytes) => compressBrotli(bytes, BROTLI_QUALITY),
  gzip: compressGzip,
};

/**
 * A page's body in the encodings that clients requested. Each is made at its first request: a page that one client gets once must not
 * cost two compressions.
 */
export class PageBody {
  private readonly encodings = new Map<Compressed, Buffer | Promise<Buffer>>();

  constructor(readonly identity: Buffer) {}

  /** @returns the bytes, or a promise while they are compressed */
  in(encoding: Encoding): Buffer | Promise<Buffer> {
    return encoding === 'identity'
      ? this.identity
      : (this.encodings.get(encoding) ?? this.compress(encoding));
  }

  /** Bytes in memory once every encoding was requested, about. */
  get bytes(): number {
    return Math.ceil(this.identity.length * (1 + ENCODED_SHARE));
  }

  /** Replaces the Brotli encoding unless there is a smaller one. */
  improveBrotli(br: Buffer): void {
    const current = this.encodings.get('br');
    if (!Buffer.isBuffer(current) || br.length < current.length) this.encodings.set('br', br);
  }

  private compress(encoding: Compressed): Promise<Buffer> {
    const compressing = COMPRESSIONS[encoding](this.identity);
    this.encodings.set(encoding, compressing);
    const settle = (bytes?: Buffer) => {
      if (this.encodings.get(encoding) !== compressing) return;
      if (bytes) this.encodings.set(encoding, bytes);
      else this.encodings.delete(encoding);
    };
    compressing.then(settle, () => settle());
    return compressing;
  }
}
