import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { question } from '@mockingbird/testing';
import { keepResult } from './store-result.js';
import { readResult } from './read-result.js';
import type { TestResult } from './attempt-result.js';

const result = (testId: string, submittedAt: number): TestResult => ({
  testId,
  examId: 'sample',
  examTitle: 'Sample',
  title: 'Test',
  marksPerQuestion: 1,
  negativeMarksPerQuestion: '1/3',
  questions: [{ ...question(), userAnswer: 1 }],
  math: {},
  submittedAt,
});

/** A device that has room for so many results. */
function limitRoom(count: number) {
  const write = Storage.prototype.setItem;
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
    if (this.getItem(key) === null && this.length >= count) throw new Error('full');
    write.call(this, key, value);
  });
}

beforeEach(() => localStorage.clear());
afterEach(() => {
  jest.restoreAllMocks();
});

describe('the results that a device keeps', () => {
  it('are read back as they were kept', () => {
    expect(keepResult(result('a', 1))).toBe(true);
    expect(readResult('a')).toEqual(result('a', 1));
  });

  it('are the last ones of each test', () => {
    keepResult(result('a', 1));
    keepResult(result('a', 2));
    expect(readResult('a')?.submittedAt).toBe(2);
  });

  it('make way for a new one where there is no room, the oldest first', () => {
    keepResult(result('young', 20));
    keepResult(result('old', 10));
    limitRoom(2);
    expect(keepResult(result('new', 30))).toBe(true);
    expect(readResult('old')).toBeUndefined();
    expect(readResult('young')).toBeDefined();
    expect(readResult('new')).toBeDefined();
  });

  it('are lost, and that is said, where nothing can be kept', () => {
    limitRoom(0);
    expect(keepResult(result('a', 1))).toBe(false);
  });
});
