import { describe, expect, it } from '@jest/globals';
import { countedPath } from './counted-path.js';

describe('the counted address', () => {
  it.each([
    ['/', '/', null],
    ['/Exam/CA-DMV/', '/exam/ca-dmv', 'ca-dmv'],
    ['/mocktest/ca-dmv/ca-1', '/mocktest/ca-dmv/ca-1', 'ca-dmv'],
    ['/mocktest/ca-dmv', '/mocktest/ca-dmv', null],
    ['/exam/ca-dmv/more', '/exam/ca-dmv/more', null],
    ['/blog/exam/ca-dmv', '/blog/exam/ca-dmv', null],
  ])('of %s is %s and belongs to the exam %s', (path, counted, exam) => {
    expect(countedPath(path)).toEqual({ path: counted, exam });
  });

  it('is not endless', () => {
    expect(countedPath(`/${'x'.repeat(500)}`).path).toHaveLength(200);
  });
});
