import { describe, expect, it } from '@jest/globals';
import { REPLICA_REST_MS } from '../limits.js';
import { Replicas } from './replicas.js';

const PATH = '/api/exams/allexams';

describe('the replicas of a module', () => {
  it('take turns', () => {
    const replicas = new Replicas({ '*': ['a', 'b', 'c'] });
    const firsts = [1, 2, 3, 4].map(() => replicas.inOrder(PATH)[0]);
    expect(new Set(firsts.slice(0, 3))).toEqual(new Set(['a', 'b', 'c']));
    expect(firsts[3]).toBe(firsts[0]);
    expect(replicas.inOrder(PATH)).toHaveLength(3);
  });

  it('come last for a moment after they could not be reached, and are tried even then', () => {
    let now = 0;
    const replicas = new Replicas({ '*': ['a', 'b'] }, () => now);
    replicas.away('a');
    expect([1, 2].map(() => replicas.inOrder(PATH))).toEqual([
      ['b', 'a'],
      ['b', 'a'],
    ]);
    now = REPLICA_REST_MS;
    expect(new Set([1, 2].map(() => replicas.inOrder(PATH)[0]))).toEqual(new Set(['a', 'b']));
  });

  it('may be one, or none', () => {
    const replicas = new Replicas({ exam: ['a'] });
    expect(replicas.inOrder(PATH)).toEqual(['a']);
    expect(replicas.inOrder('/api/upload')).toEqual([]);
  });
});
