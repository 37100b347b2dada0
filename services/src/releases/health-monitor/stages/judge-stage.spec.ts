import { describe, expect, it } from '@jest/globals';
import { findObstacle, type StageFacts } from './judge-stage.js';

const facts = (changes: Partial<StageFacts> = {}): StageFacts => ({
  canary: { seen: 40, affected: 0 },
  live: { seen: 400, affected: 1 },
  isSlower: false,
  isFrozen: false,
  ...changes,
});

describe('a canary whose next stage is due', () => {
  it.each<[string, Partial<StageFacts>, ReturnType<typeof findObstacle>]>([
    ['without errors grows', {}, undefined],
    ['waits during a freeze', { isFrozen: true }, 'freeze'],
    ['waits for the tenth visitor', { canary: { seen: 9, affected: 0 } }, 'visitors'],
    ['grows with the tenth visitor', { canary: { seen: 10, affected: 0 } }, undefined],
    ['grows with one affected visitor of ten', { canary: { seen: 10, affected: 1 } }, undefined],
    ['waits with two of ten, which is no rollback yet', { canary: { seen: 10, affected: 2 } }, 'errors'],
    ['grows when more healthy visitors came', { canary: { seen: 60, affected: 2 } }, undefined],
    [
      'grows when the live version has as many errors',
      { canary: { seen: 100, affected: 10 }, live: { seen: 1_000, affected: 100 } },
      undefined,
    ],
    ['waits while it is slower', { isSlower: true }, 'speed'],
  ])('%s', (_, changes, expected) => {
    expect(findObstacle(facts(changes))).toBe(expected);
  });
});
