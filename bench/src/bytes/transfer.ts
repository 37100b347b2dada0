import { get } from 'node:http';

export type Kind = 'html' | 'script' | 'style' | 'font' | 'other';

const KINDS: readonly [pattern: RegExp, kind: Kind][] = [
  [/javascript/, 'script'],
  [/css/, 'style'],
  [/html/, 'html'],
  [/font/, 'font'],
];

export interface Transfer {
  kind: Kind;
  /** Bytes of the body, gzip where the server compresses. */
  bytes: number;
}

/** Fetches a file as a browser without brotli would, and counts the bytes of its body on the wire. */
export function weigh(url: string): Promise<Transfer> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'gzip' } }, (response) => {
      let bytes = 0;
      response.on('data', (part: Buffer) => {
        bytes += part.length;
      });
      response.on('error', reject);
      response.on('end', () => {
        const type = response.headers['content-type'] ?? '';
        resolve({ kind: KINDS.find(([pattern]) => pattern.test(type))?.[1] ?? 'other', bytes });
      });
    }).on('error', reject);
  });
}

/** @returns bytes of each kind */
export function sumByKind(transfers: readonly Transfer[]): Record<Kind, number> {
  const sums: Record<Kind, number> = { html: 0, script: 0, style: 0, font: 0, other: 0 };
  for (const { kind, bytes } of transfers) sums[kind] += bytes;
  return sums;
}
