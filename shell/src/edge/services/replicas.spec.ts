import { describe, expect, it } from '@jest/globals';
import { REPLICA_COOLDOWN_MS } from '../limits.js';
import { Replicas } from './replicas.js';

const PATH = '/api/exams/allexams';

describe('the replicas of a module', () => {
  it('take turns', () => {
    const replicas = new Replicas({ '*': ['a', 'b', 'c'] });
    const firsts = [1, 2, 3, 4].map(() => replicas.nextReplicas(PATH)[0]);
    expect(new Set(firsts.slice(0, 3))).toEqual(new Set(['a', 'b', 'c']));
    expect(firsts[3]).toBe(firsts[0]);
    expect(replicas.nextReplicas(PATH)).toHaveLength(3);
  });

  it('come last during a cooldown after they were unreachable', () => {
    let now = 0;
    const replicas = new Replicas({ '*': ['a', 'b'] }, () => now);
    replicas.markUnavailable('a');
    expect([1, 2].map(() => replicas.nextReplicas(PATH))).toEqual([
      ['b', 'a'],
      ['b', 'a'],
    ]);
    now = REPLICA_COOLDOWN_MS;
    expect(new Set([1, 2].map(() => replicas.nextReplicas(PATH)[0]))).toEqual(new Set(['a', 'b']));
  });

  it('can be one or none', () => {
    const replicas = new Replicas({ exam: ['a'] });
    expect(replicas.nextReplicas(PATH)).toEqual(['a']);
    expect(replicas.nextReplicas('/api/upload')).toEqual([]);
  });
});
