export type Verdict = 'good' | 'bad' | 'skip';

/**
 * Finds the first bad candidate by halving. What comes before the first candidate is good, and the last candidate is bad.
 * @param test is called with the index of a candidate, about log2(count) times
 * @returns indexes of the candidates that may be the first bad one: one, or several when skipped ones are between
 */
export async function findFirstBad(
  count: number,
  test: (index: number) => Promise<Verdict>,
): Promise<number[]> {
  let lastGood = -1;
  let firstBad = count - 1;
  const skipped = new Set<number>();
  for (;;) {
    const open = range(lastGood + 1, firstBad).filter((index) => !skipped.has(index));
    const middle = (lastGood + firstBad) / 2;
    const [next] = open.sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle));
    if (next === undefined) return range(lastGood + 1, firstBad + 1);
    const verdict = await test(next);
    if (verdict === 'good') lastGood = next;
    else if (verdict === 'bad') firstBad = next;
    else skipped.add(next);
  }
}

/** @returns whole numbers from `from` until before `to` */
const range = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index);
