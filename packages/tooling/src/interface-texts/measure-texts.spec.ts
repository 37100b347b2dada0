import { describe, expect, it } from '@jest/globals';
import { hardWords } from './interface-words.mjs';
import { measureTexts } from './measure-texts.mjs';

const wordsIn = (file: string, text: string) => hardWords(file, text).map(({ word }) => word);

describe('how hard texts are to read', () => {
  it('is the school grade of their sentences', () => {
    const easy = measureTexts(['The cat sat on the mat. The dog ran home.']);
    const hard = measureTexts([
      'Notwithstanding preliminary examinations, organizational responsibilities necessitate considerable consideration.',
    ]);
    expect(easy.grade).toBeLessThan(2);
    expect(hard.grade).toBeGreaterThan(20);
  });

  it('leaves labels out, and finds the longest sentence', () => {
    expect(
      measureTexts(['Next', 'Start the test', 'Your clock starts now. Do not close the page.']),
    ).toMatchObject({
      texts: 3,
      sentences: 2,
      longest: { text: 'Do not close the page', words: 5 },
    });
  });
});

describe('hard words', () => {
  it('are found in any form', () => {
    expect(wordsIn('mfe-home/src/a.ts', 'Your User Name, and what it reckons')).toEqual([
      'reckons',
      'User Name',
    ]);
  });

  it('are British spellings too, except on pages about Indian exams', () => {
    expect(wordsIn('mfe-home/src/exam-family/dmv.ts', 'Practise for your licence')).toEqual([
      'licence',
      'Practise',
    ]);
    expect(wordsIn('mfe-home/src/exam-family/rrb.ts', 'Practise maths')).toEqual([]);
  });
});
