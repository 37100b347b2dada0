const OPTIONS = 4;

/** FNV-1a, so that the order depends on the text alone and is the same on every machine. */
function hash(text) {
  let value = 0x811c9dc5;
  for (const character of text) {
    value = Math.imul(value ^ character.codePointAt(0), 0x01000193) >>> 0;
  }
  return value;
}

/** The items in an order that looks random and is fixed by `seed`. */
export const shuffled = (items, seed) =>
  items
    .map((item, index) => ({ item, rank: hash(`${index}/${seed}`) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ item }) => item);

/**
 * The position of the key for each question of a test: every letter equally often, give or take one.
 * @param {number} count questions in the test
 * @param {string} seed
 * @param {number} turn which letters get the extra one: topics take turns, so that the whole bank is even
 */
export function keyPositions(count, seed, turn) {
  const even = Array.from({ length: count }, (_, index) => (index + turn * (count % OPTIONS)) % OPTIONS);
  return shuffled(even, seed);
}
