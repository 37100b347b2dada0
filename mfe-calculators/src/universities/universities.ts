import type { FactFile } from '@mockingbird/contracts';

/** Lowest and highest score of the middle half of a class. */
export type Range = readonly [low: number, high: number];

/** Score ranges of one entering class. */
export interface University {
  name: string;
  /** The fall in which the class entered. */
  year: number;
  /** Where the ranges were published. */
  address: string;
  sat?: Range;
  act?: Range;
  /** Whether scores play no part in admission. */
  isTestBlind?: true;
}

const toRange = (value: unknown): Range => {
  const [low, high] = Array.isArray(value) ? value : [];
  if (typeof low === 'number' && typeof high === 'number') return [low, high];
  throw new Error(`Not a range of scores: ${JSON.stringify(value)}`);
};

/** The day since which all facts have been compared with their sources, as an ISO date. */
export const findOldestCheck = (file: FactFile): string =>
  file.map(({ checked }) => checked).reduce((oldest, checked) => (checked < oldest ? checked : oldest));

/** Collects the facts `university.<slug>.name`, `.sat`, `.act` and `.test-blind` of each university. */
export function listUniversities(file: FactFile): University[] {
  const found = new Map<string, University>();
  for (const { address, effective, facts } of file)
    for (const { key, value } of facts) {
      const [, slug = '', field] = key.split('.');
      const university = found.get(slug) ?? { name: slug, year: Number(effective.slice(0, 4)), address };
      if (field === 'sat' || field === 'act') found.set(slug, { ...university, [field]: toRange(value) });
      else if (field === 'test-blind') found.set(slug, { ...university, isTestBlind: true });
      else found.set(slug, { ...university, name: String(value) });
    }
  return [...found.values()];
}
