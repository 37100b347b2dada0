/** @returns lower-case hex, two digits per byte */
export function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** @param hex an even number of hex digits */
export function fromHex(hex: string): Uint8Array {
  const bytes = new Uint8Array(hex.length / 2);
  return bytes.map((_, index) => Number.parseInt(hex.slice(index * 2, index * 2 + 2), 16));
}

/** Compares in constant time, so that timing reveals nothing. Both must have the same length. */
export function sameBytes(left: Uint8Array, right: Uint8Array): boolean {
  const difference = new DataView(right.buffer, right.byteOffset, right.byteLength);
  return left.reduce((seen, byte, index) => seen | (byte ^ difference.getUint8(index)), 0) === 0;
}
