const HALVINGS = 200;

/** Where a function that rises or falls all the way between the bounds is zero, by halving the range. */
export function zeroOf(from: number, to: number, at: (value: number) => number): number {
  const isRising = at(to) > at(from);
  let [low, high] = [from, to];
  for (let times = 0; times < HALVINGS; times++) {
    const middle = (low + high) / 2;
    if (at(middle) > 0 === isRising) high = middle;
    else low = middle;
  }
  return (low + high) / 2;
}
