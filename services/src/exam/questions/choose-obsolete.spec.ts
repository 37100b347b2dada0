import { describe, expect, it } from '@jest/globals';
import { chooseObsolete, type FormerRevision } from './choose-obsolete.js';

const set = (revision: string, day: number, bytes = 1): FormerRevision => ({
  revision,
  usedAt: new Date(Date.UTC(2026, 0, day)),
  bytes,
});
const since = new Date(Date.UTC(2026, 0, 3));

describe('former revisions', () => {
  it('go when they are too old', () => {
    const former = [set('old', 2), set('young', 3)];
    expect(chooseObsolete(former, { since, most: 9, bytes: 9 })).toEqual(['old']);
  });

  it('go when newer ones fill the number or the bytes', () => {
    const former = [set('a', 4, 3), set('b', 6, 2), set('c', 5, 2)];
    expect(chooseObsolete(former, { since, most: 2, bytes: 99 })).toEqual(['a']);
    expect(chooseObsolete(former, { since, most: 9, bytes: 4 })).toEqual(['a']);
    expect(chooseObsolete(former, { since, most: 9, bytes: 7 })).toEqual([]);
  });
});
