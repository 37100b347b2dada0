import type { Fact, FactFile, FactSource } from '@mockingbird/contracts';

/** Reads the figures of a file in `facts/`. The build has checked the file. */
export interface FactReader {
  /** @throws if the key is missing or its value is not a number; the same holds for the other kinds */
  number: (key: string) => number;
  text: (key: string) => string;
  numbers: (key: string) => number[];
  sourceOf: (key: string) => FactSource;
  /** Every source, in the order of the file. */
  sources: readonly FactSource[];
}

const isNumber = (value: unknown): value is number => typeof value === 'number';
const isText = (value: unknown): value is string => typeof value === 'string';
const isNumbers = (value: unknown): value is number[] => Array.isArray(value) && value.every(isNumber);

export function createFactReader(file: FactFile): FactReader {
  const sources = file.map(({ facts: _facts, ...source }) => source);
  const byKey = new Map<string, { value: Fact['value']; source: FactSource }>();
  file.forEach(({ facts, ...source }) => {
    for (const { key, value } of facts) byKey.set(key, { value, source });
  });
  const find = (key: string) => {
    const fact = byKey.get(key);
    if (!fact) throw new Error(`There is no fact ${key}`);
    return fact;
  };
  const read =
    <Value>(isExpected: (value: unknown) => value is Value, kind: string) =>
    (key: string): Value => {
      const { value } = find(key);
      if (isExpected(value)) return value;
      throw new Error(`The fact ${key} is not ${kind}: ${JSON.stringify(value)}`);
    };
  return {
    number: read(isNumber, 'a number'),
    text: read(isText, 'a text'),
    numbers: read(isNumbers, 'a list of numbers'),
    sourceOf: (key) => find(key).source,
    sources,
  };
}
