const OPTIONS = 4;

/** FNV-1a: the order depends only on the text and is the same on every machine. */
function hash(text) {
  let value = 0x811c9dc5;
  for (const character of text) {
    value = Math.imul(value ^ character.codePointAt(0), 0x01000193) >>> 0;
  }
  return value;
}

/** The items in a pseudo-random order, determined by `seed`. */
export const shuffled = (items, seed) =>
  items
    .map((item, index) => ({ item, rank: hash(`${index}/${seed}`) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ item }) => item);

/**
 * The position of the key for each question of a mock test: every letter equally often, with a difference of one at
 * most.
 * @param {number} count questions in the mock test
 * @param {string} seed
 * @param {number} turn selects the letters with an additional key, so that the whole bank is balanced
 */
export function keyPositions(count, seed, turn) {
  const even = Array.from({ length: count }, (_, index) => (index + turn * (count % OPTIONS)) % OPTIONS);
  return shuffled(even, seed);
}
