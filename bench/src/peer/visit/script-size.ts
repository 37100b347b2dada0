import { gzipSync } from 'node:zlib';

const sizes = new Map<string, Promise<number>>();

async function fetchSize(url: string): Promise<number> {
  const body = await (await fetch(url)).arrayBuffer();
  return gzipSync(new Uint8Array(body), { level: 6 }).length;
}

/** @returns bytes of a script's body after `gzip -6`, which do not depend on the encoding that its server chose */
export function scriptSize(url: string): Promise<number> {
  const size = sizes.get(url) ?? fetchSize(url);
  sizes.set(url, size);
  return size;
}
