import type { ItemStatistics } from '@mockingbird/contracts';

export type ItemOrder = 'test' | 'hardest' | 'skipped' | 'discrimination' | 'suspicious';

export interface NumberedItem {
  item: ItemStatistics;
  /** One-based position in the test. */
  number: number;
}

/** Sort values. Questions without views come last. */
const RANK: Record<Exclude<ItemOrder, 'test'>, (item: ItemStatistics) => number> = {
  hardest: ({ shareRight }) => shareRight ?? Number.POSITIVE_INFINITY,
  discrimination: ({ discrimination }) => discrimination ?? Number.POSITIVE_INFINITY,
  suspicious: ({ suspicion }) => (suspicion === undefined ? 1 : 0),
  skipped: ({ skipped, seen }) => (seen === 0 ? Number.POSITIVE_INFINITY : -skipped / seen),
};

/** Numbers the questions, then sorts them. */
export function sortItems(items: readonly ItemStatistics[], order: ItemOrder): NumberedItem[] {
  const numbered = items.map((item, index) => ({ item, number: index + 1 }));
  if (order === 'test') return numbered;
  const rank = RANK[order];
  return numbered.sort((a, b) => {
    const [left, right] = [rank(a.item), rank(b.item)];
    return left === right ? a.number - b.number : left - right;
  });
}
