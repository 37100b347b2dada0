import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** A body in every encoding that the edge serves. */
export interface Encoded {
  identity: Buffer;
  br: Buffer;
  gzip: Buffer;
}

export type Encoding = keyof Encoded;

/** @param quality Brotli quality: 11 for files that browsers cache for a year, about 5 for pages */
export async function encode(identity: Buffer, quality: number): Promise<Encoded> {
  const [br, zipped] = await Promise.all([
    brotli(identity, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
      },
    }),
    zip(identity),
  ]);
  return { identity, br, gzip: zipped };
}

export const encodedBytes = ({ identity, br, gzip: zipped }: Encoded): number =>
  identity.length + br.length + zipped.length;

/** Chooses the best encoding that the client accepts. `q=0` excludes an encoding. */
export function chooseEncoding(accepted: string | undefined): Encoding {
  const acceptance = new Map(
    (accepted ?? '').split(',').map((part) => {
      const [name = '', ...parameters] = part.trim().split(';');
      const isExcluded = parameters.some((parameter) => /^\s*q=0(\.0*)?\s*$/.test(parameter));
      return [name.trim().toLowerCase(), !isExcluded] as const;
    }),
  );
  if (acceptance.get('br')) return 'br';
  if (acceptance.get('gzip')) return 'gzip';
  return 'identity';
}
