import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { BoundedMemory } from './bounded-memory.js';

const LIMIT = 100;

describe('a bounded memory', () => {
  it('lets go of what was not asked for the longest', () => {
    const memory = new BoundedMemory<number>(LIMIT);
    memory.set('a', 1, 40);
    memory.set('b', 2, 40);
    expect(memory.get('a')).toBe(1);
    memory.set('c', 3, 40);
    expect(['a', 'b', 'c'].map((key) => memory.get(key))).toEqual([1, undefined, 3]);
  });

  it('replaces a value with its size', () => {
    const memory = new BoundedMemory<number>(LIMIT);
    memory.set('a', 1, 90);
    memory.set('a', 2, 10);
    expect([memory.get('a'), memory.bytes]).toEqual([2, 10]);
  });

  it('does not keep what is larger than itself, nor what that replaced', () => {
    const memory = new BoundedMemory<number>(LIMIT);
    memory.set('a', 1, 10);
    memory.set('a', 2, LIMIT + 1);
    expect([memory.get('a'), memory.bytes]).toEqual([undefined, 0]);
  });

  it('never holds more than its limit, and counts what it holds', () => {
    const step = fc.record({
      key: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
      bytes: fc.nat({ max: LIMIT + 20 }),
      act: fc.constantFrom('set', 'get', 'delete'),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 50 }), (steps) => {
        const memory = new BoundedMemory<number>(LIMIT);
        for (const { key, bytes, act } of steps) {
          if (act === 'set') memory.set(key, bytes, bytes);
          else if (act === 'get') memory.get(key);
          else memory.delete(key);
          expect(memory.bytes).toBeLessThanOrEqual(LIMIT);
        }
        const held = ['a', 'b', 'c', 'd', 'e'].map((key) => memory.get(key) ?? 0);
        expect(memory.bytes).toBe(held.reduce((sum, bytes) => sum + bytes, 0));
      }),
    );
  });
});
