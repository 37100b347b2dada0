/**
 * A small reproducible random generator (linear congruential, constants of Numerical Recipes), so that the committed
 * bank changes only with its sources.
 * @param {string} text seed
 * @returns {() => number} whole numbers from 0 to 2^32 - 1
 */
function randomFrom(text) {
  let state = 2166136261;
  for (const character of text) state = Math.imul(state ^ character.charCodeAt(0), 16777619) >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state;
  };
}

/** Fisher-Yates. It uses the high bits, because the low bits of such a generator repeat early. */
function shuffled(items, random) {
  const result = [...items];
  for (let last = result.length - 1; last > 0; last -= 1) {
    const other = Math.floor((random() / 2 ** 32) * (last + 1));
    [result[last], result[other]] = [result[other], result[last]];
  }
  return result;
}

/**
 * The remaining positions, so that every position holds the key about equally often. The additional ones are random;
 * otherwise the first letters would be correct more often over the whole bank.
 */
function positionsToDeal(drafts, optionCount, random) {
  const used = new Array(optionCount).fill(0);
  for (const draft of drafts) if (draft.key !== undefined) used[draft.key] += 1;
  const preferred = shuffled([...used.keys()], random);
  return drafts
    .filter((draft) => draft.key === undefined)
    .map(() => {
      const rarest = preferred.reduce((best, position) => (used[position] < used[best] ? position : best));
      used[rarest] += 1;
      return rarest;
    });
}

/**
 * Gives every draft its options and key. Drafts with a natural order (`options` and `key`) keep it. The other keys are
 * distributed so that guessing one letter gains no more than chance.
 * @param {import('./draft.mjs').Draft[]} drafts
 * @param {number} optionCount options of every question, 4 or 5
 * @param {string} seed the mock test's id
 * @returns {{ options: import('./draft.mjs').Option[], correctAnswer: number }[]} in the order of the drafts
 */
export function placeOptions(drafts, optionCount, seed) {
  const random = randomFrom(seed);
  const dealt = shuffled(positionsToDeal(drafts, optionCount, random), random);
  return drafts.map((draft) => {
    if (draft.key !== undefined) return { options: draft.options, correctAnswer: draft.key };
    const correctAnswer = dealt.shift();
    const wrong = draft.wrong.slice(0, optionCount - 1);
    if (wrong.length < optionCount - 1) throw new Error(`Too few wrong options: ${draft.ask}`);
    return { options: wrong.toSpliced(correctAnswer, 0, draft.right), correctAnswer };
  });
}
