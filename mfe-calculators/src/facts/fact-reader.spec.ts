import { describe, expect, it } from '@jest/globals';
import type { FactFile } from '@mockingbird/contracts';
import { createFactReader } from './fact-reader.js';

const SOURCE = {
  source: 'A guide',
  address: 'https://example.org/guide',
  official: true,
  effective: '2024-03-09',
  checked: '2026-11-22',
};
const FILE: FactFile = [
  {
    ...SOURCE,
    facts: [
      { key: 'math.questions', value: 44, unit: 'questions' },
      { key: 'math.name', value: 'Math', unit: 'text' },
      { key: 'math.scores', value: [200, 210], unit: 'points' },
    ],
  },
];

describe('a fact reader', () => {
  const facts = createFactReader(FILE);

  it('returns values by key and kind, with their source', () => {
    expect(facts.number('math.questions')).toBe(44);
    expect(facts.text('math.name')).toBe('Math');
    expect(facts.numbers('math.scores')).toEqual([200, 210]);
    expect(facts.sourceOf('math.name')).toEqual(SOURCE);
    expect(facts.sources).toEqual([SOURCE]);
  });

  it('refuses an unknown key and a value of another kind', () => {
    expect(() => facts.number('math.minutes')).toThrow('There is no fact math.minutes');
    expect(() => facts.number('math.name')).toThrow('The fact math.name is not a number: "Math"');
    expect(() => facts.numbers('math.name')).toThrow('not a list of numbers');
  });
});
