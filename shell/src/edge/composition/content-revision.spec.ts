import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { CONTENT_SETTLE_MS } from '../limits.js';
import { ContentRevision } from './content-revision.js';

describe('the revision of the content', () => {
  let changes = 0;
  let revision: ContentRevision;
  beforeEach(() => {
    jest.useFakeTimers();
    changes = 0;
    revision = new ContentRevision(() => (changes += 1));
  });
  afterEach(() => {
    revision.close();
    jest.useRealTimers();
  });

  it('reports a change when it is seen, and once more after all processes have noticed it', () => {
    for (const header of ['7', '7', '8']) revision.see(header);
    expect(changes).toBe(1);
    jest.advanceTimersByTime(CONTENT_SETTLE_MS);
    expect(changes).toBe(2);
    revision.see('8');
    jest.advanceTimersByTime(CONTENT_SETTLE_MS);
    expect(changes).toBe(2);
  });

  it('ignores processes that have not noticed a change, and services that send no number', () => {
    for (const header of ['8', '7', null, 'x', '8']) revision.see(header);
    jest.advanceTimersByTime(CONTENT_SETTLE_MS);
    expect(changes).toBe(0);
  });
});
