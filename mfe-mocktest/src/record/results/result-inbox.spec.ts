import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { question } from '@mockingbird/testing';
import { storeWaitingResult } from './result-inbox.js';
import { readWaitingResult } from './result-inbox.js';
import type { AttemptResult } from '../../results/attempt-result.js';

const result = (testId: string, submittedAt: number): AttemptResult => ({
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

/** Limits the storage to a number of entries. */
function limitStorage(count: number) {
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

describe('the results that a device stores', () => {
  it('are read as they were stored', () => {
    expect(storeWaitingResult(result('a', 1))).toBe(true);
    expect(readWaitingResult('a')).toEqual(result('a', 1));
  });

  it('are the last ones of each mock test', () => {
    storeWaitingResult(result('a', 1));
    storeWaitingResult(result('a', 2));
    expect(readWaitingResult('a')?.submittedAt).toBe(2);
  });

  it('are deleted for a new one when the storage is full, the oldest first', () => {
    storeWaitingResult(result('young', 20));
    storeWaitingResult(result('old', 10));
    limitStorage(2);
    expect(storeWaitingResult(result('new', 30))).toBe(true);
    expect(readWaitingResult('old')).toBeUndefined();
    expect(readWaitingResult('young')).toBeDefined();
    expect(readWaitingResult('new')).toBeDefined();
  });

  it('are not stored when the storage is full, and the caller learns it', () => {
    limitStorage(0);
    expect(storeWaitingResult(result('a', 1))).toBe(false);
  });
});
