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
}

const toRange = (value: unknown): Range => {
  const [low, high] = Array.isArray(value) ? value : [];
  if (typeof low === 'number' && typeof high === 'number') return [low, high];
  throw new Error(`Not a range of scores: ${JSON.stringify(value)}`);
};

/** Collects the facts `university.<slug>.name`, `.sat` and `.act` of each university. */
export function listUniversities(file: FactFile): University[] {
  const found = new Map<string, University>();
  for (const { address, effective, facts } of file)
    for (const { key, value } of facts) {
      const [, slug = '', field] = key.split('.');
      const university = found.get(slug) ?? { name: slug, year: Number(effective.slice(0, 4)), address };
      if (field === 'sat' || field === 'act') found.set(slug, { ...university, [field]: toRange(value) });
      else found.set(slug, { ...university, name: String(value) });
    }
  return [...found.values()];
}
