import { extensionOf } from '../model/formats.js';

const MEDIA_TYPES: Readonly<Record<string, string>> = {
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.gif': 'image/gif',
  '.webp': 'image/webp',
  '.svg': 'image/svg+xml',
};

/** Limit of an inlined picture, in characters of its address: see `imageSchema`. */
const MAX_CHARACTERS = 200_000;

/** @returns the address of an inlined picture; undefined for another kind of file or one that is too large */
export function toDataAddress(fileName: string, base64: string): string | undefined {
  const mediaType = MEDIA_TYPES[extensionOf(fileName)];
  if (mediaType === undefined) return undefined;
  const address = `data:${mediaType};base64,${base64}`;
  return address.length > MAX_CHARACTERS ? undefined : address;
}
