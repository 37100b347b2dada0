/** A part that can be raised in steps: each step is worth `value`, and `left` steps are possible. */
export interface Source {
  value: number;
  left: number;
}

/**
 * Finds the fewest steps that are together worth at least `target`. Taking the most valuable steps first is exact:
 * no other selection of the same size is worth more.
 * @returns the steps of each source, in order; undefined if all of them are not enough
 */
export function findFewestSteps(target: number, sources: readonly Source[]): number[] | undefined {
  const steps = sources.map(() => 0);
  const order = sources.map((source, index) => ({ ...source, index }));
  order.sort((a, b) => b.value - a.value);
  let missing = target;
  for (const { value, left, index } of order) {
    if (missing <= 0) break;
    const count = Math.min(left, Math.ceil(missing / value));
    steps[index] = count;
    missing -= count * value;
  }
  return missing <= 0 ? steps : undefined;
}
