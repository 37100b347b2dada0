import { wrap } from '../scene.js';
import type { TwoScene } from './world.js';

/** Places of the two members of a pair. */
type Pair = readonly number[];

/** What a reader may compare: where four show the same and one shows another, that one is odd. */
function featuresOf({ isRound, size }: TwoScene): ((pair: Pair) => number | boolean)[] {
  const gap = ([one = NaN, other = NaN]: Pair) => {
    if (!isRound) return other - one;
    const steps = wrap(other - one, size);
    return steps > size / 2 ? steps - size : steps;
  };
  const isEnd = (place = NaN) => place === 0 || place === size - 1;
  const relative = [
    gap,
    (pair: Pair) => Math.abs(gap(pair)),
    (pair: Pair) => gap(pair) > 0,
    (pair: Pair) => Math.abs(gap(pair)) % 2,
  ];
  if (isRound) return relative;
  return [
    ...relative,
    ([one = NaN]) => one % 2,
    ([, other = NaN]) => other % 2,
    ([one]) => isEnd(one),
    ([, other]) => isEnd(other),
    ([one, other]) => isEnd(one) || isEnd(other),
  ];
}

/** The pairs, by their numbers, that some feature sets apart from all the others. */
export function isolatedPairs(pairs: readonly Pair[], scene: TwoScene): number[] {
  const odd = featuresOf(scene).flatMap((feature) => {
    const shown = pairs.map(feature);
    const alone = shown.flatMap((one, index) =>
      shown.filter((other) => other === one).length === 1 ? [index] : [],
    );
    return alone.length === 1 && new Set(shown).size === 2 ? alone : [];
  });
  return [...new Set(odd)].sort((one, other) => one - other);
}
