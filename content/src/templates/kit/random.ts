import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';

/** FNV-1a of a text: the same on every machine. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const character of text) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return value;
}

/** Random choices that depend only on a text. */
export class Random {
  private readonly generator;

  constructor(seed: string) {
    this.generator = xoroshiro128plus(hash(seed));
  }

  /** A whole number from 0 to `count` - 1. */
  below(count: number): number {
    return uniformInt(this.generator, 0, count - 1);
  }

  /** @throws RangeError for an empty list */
  pick<Item>(items: readonly Item[]): Item {
    if (items.length === 0) throw new RangeError('nothing to pick from');
    // The index is below the length.
    return items[this.below(items.length)] as Item;
  }

  /** The items in a random order. */
  shuffled<Item>(items: readonly Item[]): Item[] {
    const rest = [...items];
    return items.map(() => rest.splice(this.below(rest.length), 1)).flat();
  }
}
