import { describe, expect, it } from '@jest/globals';
import { RATE_RULES } from './rules.js';

describe('every rate rule', () => {
  it.each(Object.entries(RATE_RULES))('%s has its shortest window first, and a unique name', (_, rule) => {
    const lengths = rule.windows.map(({ seconds }) => seconds);
    expect(lengths).toEqual([...lengths].sort((a, b) => a - b));
    expect(Object.values(RATE_RULES).filter(({ name }) => name === rule.name)).toHaveLength(1);
  });
});
