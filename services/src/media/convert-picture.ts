import sharp from 'sharp';
import { MEDIA_PIXELS, MEDIA_SECONDS, MEDIA_WIDTHS, SVG_BYTES } from './limits.js';
import { sanitizeInThread } from './svg/sanitize-in-thread.js';

// Decoders of other formats are not used: each is one more way to attack the process.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadHeifBuffer',
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadWebpBuffer',
  ],
});
sharp.concurrency(1);
sharp.cache(false);

export interface PictureFile {
  width: number;
  extension: 'webp' | 'svg';
  bytes: Buffer;
}

/** A picture in the sizes that pages show, the smallest first, without metadata. */
export interface ConvertedPicture {
  width: number;
  height: number;
  files: PictureFile[];
}

export type Conversion = { ok: true; picture: ConvertedPicture } | { ok: false; message: string };

const UNKNOWN = 'Expected a PNG, JPEG, WebP, AVIF or SVG picture';
const MEGA = 1_000_000;
/** Drawings and screenshots are often PNG: their edges show what compression removes. */
const QUALITY = { png: 90, other: 82 };

const isRaster = (format: string, compression: string | undefined): boolean =>
  ['png', 'jpeg', 'webp'].includes(format) || (format === 'heif' && compression === 'av1');

const looksLikeXml = (bytes: Buffer): boolean => /^(\uFEFF)?\s*</.test(bytes.toString('utf8', 0, 100));

async function convertSvg(bytes: Buffer): Promise<Conversion> {
  if (bytes.length > SVG_BYTES)
    return { ok: false, message: `The SVG is larger than ${SVG_BYTES / 1024} KB` };
  const safe = await sanitizeInThread(bytes.toString('utf8'));
  if (!safe.ok) return safe;
  const { svg, width, height } = safe;
  return {
    ok: true,
    picture: { width, height, files: [{ width, extension: 'svg', bytes: Buffer.from(svg, 'utf8') }] },
  };
}

async function resize(bytes: Buffer, width: number, quality: number) {
  const { data, info } = await sharp(bytes, { limitInputPixels: MEDIA_PIXELS })
    .autoOrient()
    .resize({ width, withoutEnlargement: true })
    .toColourspace('srgb')
    .webp({ quality, smartSubsample: true })
    .timeout({ seconds: MEDIA_SECONDS })
    .toBuffer({ resolveWithObject: true });
  return { bytes: data, width: info.width, height: info.height };
}

async function convertRaster(bytes: Buffer): Promise<Conversion> {
  const { format, compression, autoOrient } = await sharp(bytes, { limitInputPixels: false }).metadata();
  if (!isRaster(format, compression)) return { ok: false, message: UNKNOWN };
  const { width, height } = autoOrient;
  if (width * height > MEDIA_PIXELS) {
    const size = `${Math.round((width * height) / MEGA)} million pixels`;
    return { ok: false, message: `Has ${size}. At most ${MEDIA_PIXELS / MEGA} million are possible` };
  }
  const widths = MEDIA_WIDTHS.filter(
    (wanted, index) => index === 0 || width > (MEDIA_WIDTHS[index - 1] ?? 0),
  );
  const quality = format === 'png' ? QUALITY.png : QUALITY.other;
  const sizes = [];
  for (const wanted of widths) sizes.push(await resize(bytes, wanted, quality));
  const last = sizes.at(-1) ?? { width, height };
  return {
    ok: true,
    picture: {
      width: last.width,
      height: last.height,
      files: sizes.map((size) => ({ width: size.width, extension: 'webp', bytes: size.bytes })),
    },
  };
}

/** Converts an uploaded picture. Its format is read from its content, not from its name. */
export async function convertPicture(bytes: Buffer): Promise<Conversion> {
  if (looksLikeXml(bytes)) return convertSvg(bytes);
  try {
    return await convertRaster(bytes);
  } catch {
    // The library has no error types: its message is for developers.
    return { ok: false, message: UNKNOWN };
  }
}
