/** Block size of the compression function in bytes. */
export const BLOCK_BYTES = 64;
const LENGTH_BYTES = 8;
const ROUNDS = 64;

/** First 32 bits of the fractional parts of the cube roots of the first 64 primes (FIPS 180-4, section 4.2.2). */
const ROUND_CONSTANTS = [
  0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5, 0xd807aa98,
  0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174, 0xe49b69c1, 0xefbe4786,
  0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da, 0x983e5152, 0xa831c66d, 0xb00327c8,
  0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967, 0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13,
  0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85, 0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819,
  0xd6990624, 0xf40e3585, 0x106aa070, 0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a,
  0x5b9cca4f, 0x682e6ff3, 0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7,
  0xc67178f2,
];

type State = readonly [number, number, number, number, number, number, number, number];

/** First 32 bits of the fractional parts of the square roots of the first 8 primes (section 5.3.3). */
const INITIAL: State = [
  0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19,
];

const rotate = (word: number, bits: number): number => (word >>> bits) | (word << (32 - bits));

/** The message, a one bit, zeros, and the length in bits, to a multiple of the block (section 5.1.1). */
function padded(message: Uint8Array): DataView {
  const blocks = Math.ceil((message.length + 1 + LENGTH_BYTES) / BLOCK_BYTES);
  const bytes = new Uint8Array(blocks * BLOCK_BYTES);
  bytes.set(message);
  bytes[message.length] = 0x80;
  const view = new DataView(bytes.buffer);
  view.setBigUint64(bytes.length - LENGTH_BYTES, BigInt(message.length) * 8n);
  return view;
}

/** The 64 words of one block's message schedule (section 6.2.2, step 1). A DataView always returns numbers. */
function scheduleOf(view: DataView, start: number): DataView {
  const words = new DataView(new ArrayBuffer(ROUNDS * 4));
  const word = (index: number) => words.getUint32(index * 4);
  for (let t = 0; t < 16; t += 1) words.setUint32(t * 4, view.getUint32(start + t * 4));
  for (let t = 16; t < ROUNDS; t += 1) {
    const old = word(t - 15);
    const recent = word(t - 2);
    const s0 = rotate(old, 7) ^ rotate(old, 18) ^ (old >>> 3);
    const s1 = rotate(recent, 17) ^ rotate(recent, 19) ^ (recent >>> 10);
    words.setUint32(t * 4, word(t - 16) + s0 + word(t - 7) + s1);
  }
  return words;
}

function compress(state: State, view: DataView, start: number): State {
  const schedule = scheduleOf(view, start);
  let [a, b, c, d, e, f, g, h] = state;
  ROUND_CONSTANTS.forEach((constant, t) => {
    const s1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const choice = (e & f) ^ (~e & g);
    const first = (h + s1 + choice + constant + schedule.getUint32(t * 4)) | 0;
    const s0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + s0 + majority) | 0];
  });
  const [a0, b0, c0, d0, e0, f0, g0, h0] = state;
  return [a0 + a, b0 + b, c0 + c, d0 + d, e0 + e, f0 + f, g0 + g, h0 + h];
}

/** SHA-256 of FIPS 180-4, for pages where Web Crypto is missing. @returns 32 bytes */
export function sha256(message: Uint8Array): Uint8Array {
  const view = padded(message);
  let state = INITIAL;
  for (let start = 0; start < view.byteLength; start += BLOCK_BYTES) {
    state = compress(state, view, start);
  }
  const digest = new DataView(new ArrayBuffer(state.length * 4));
  state.forEach((word, index) => digest.setUint32(index * 4, word));
  return new Uint8Array(digest.buffer);
}
