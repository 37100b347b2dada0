import { describe, expect, it } from '@jest/globals';
import { placeMistakes } from '../src/exams/assemble/place-mistakes.mjs';

const placed = { options: ['a', 'right', 'b', 'c'], correctAnswer: 1 };

describe('the mistakes of a draft', () => {
  it('follow their wrong options around the right one', () => {
    const draft = { mistakes: ['why a', undefined, 'why c', 'of an option that was left out'] };
    expect(placeMistakes(draft, placed)).toEqual({
      mistakes: [
        { option: 0, text: 'why a' },
        { option: 3, text: 'why c' },
      ],
    });
  });

  it('stay in place where the options have a fixed order', () => {
    expect(placeMistakes({ key: 1, mistakes: ['why a', 'never shown'] }, placed)).toEqual({
      mistakes: [{ option: 0, text: 'why a' }],
    });
  });

  it('are absent without any', () => {
    expect(placeMistakes({}, placed)).toEqual({});
  });
});
