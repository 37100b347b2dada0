import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** One body in every encoding that we serve. */
export interface Encoded {
  identity: Buffer;
  br: Buffer;
  gzip: Buffer;
}

export type Encoding = keyof Encoded;

/** @param effort brotli quality: 11 for files that live a year, about 5 for pages */
export async function encode(identity: Buffer, effort: number): Promise<Encoded> {
  const [br, zipped] = await Promise.all([
    brotli(identity, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: effort,
        [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
      },
    }),
    zip(identity),
  ]);
  return { identity, br, gzip: zipped };
}

export const encodedBytes = ({ identity, br, gzip: zipped }: Encoded): number =>
  identity.length + br.length + zipped.length;

/** The best encoding that the client accepts; `q=0` refuses one. */
export function chooseEncoding(accepted: string | undefined): Encoding {
  const offers = new Map(
    (accepted ?? '').split(',').map((part) => {
      const [name = '', ...parameters] = part.trim().split(';');
      const refused = parameters.some((parameter) => /^\s*q=0(\.0*)?\s*$/.test(parameter));
      return [name.trim().toLowerCase(), !refused] as const;
    }),
  );
  if (offers.get('br')) return 'br';
  if (offers.get('gzip')) return 'gzip';
  return 'identity';
}
