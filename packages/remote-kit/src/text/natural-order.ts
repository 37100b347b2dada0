const RUNS = /\d+|\D+/g;

function order<T extends string | number>(left: T, right: T): number {
  if (left === right) return 0;
  return left < right ? -1 : 1;
}

function compareDigits(left: string, right: string): number {
  const [a, b] = [left.replace(/^0+/, ''), right.replace(/^0+/, '')];
  return order(a.length, b.length) || order(a, b);
}

function compareRuns(left: string, right: string): number {
  const bothDigits = /^\d/.test(left) && /^\d/.test(right);
  return bothDigits ? compareDigits(left, right) : order(left.toLowerCase(), right.toLowerCase());
}

/**
 * The order people expect of ids: `test-2` before `test-10`, ignoring case. It does not use a collator, whose result
 * depends on the machine: server and browser must agree. A total order: only equal texts give 0.
 * @returns negative, zero or positive, as for `Array.prototype.sort`
 */
export function compareNatural(left: string, right: string): number {
  const [leftRuns, rightRuns] = [left.match(RUNS) ?? [], right.match(RUNS) ?? []];
  for (const [index, run] of leftRuns.entries()) {
    const difference = compareRuns(run, rightRuns[index] ?? '');
    if (difference !== 0) return difference;
  }
  return order(leftRuns.length, rightRuns.length) || order(left, right);
}
