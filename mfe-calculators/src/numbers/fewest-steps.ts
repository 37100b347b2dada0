/** Something that can be raised step by step: each step is worth `value`, and `left` steps are possible. */
export interface Source {
  value: number;
  left: number;
}

/**
 * The fewest steps that are worth at least `target` together. Taking the most valuable steps first is exact: no other
 * choice of as many steps is worth more.
 * @returns how many steps of each source, in order; undefined when all of them are not enough
 */
export function fewestSteps(target: number, sources: readonly Source[]): number[] | undefined {
  const steps = sources.map(() => 0);
  const order = sources.map((source, index) => ({ ...source, index }));
  order.sort((one, other) => other.value - one.value);
  let missing = target;
  for (const { value, left, index } of order) {
    if (missing <= 0) break;
    const taken = Math.min(left, Math.ceil(missing / value));
    steps[index] = taken;
    missing -= taken * value;
  }
  return missing <= 0 ? steps : undefined;
}
