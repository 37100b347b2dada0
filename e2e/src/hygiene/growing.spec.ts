import { expect, it } from '@jest/globals';
import { growing } from './growing.js';

const flat = { nodes: 9, listeners: 1, timers: 1, globals: 1, styleSheets: 1, headElements: 1 };
const rounds = (nodes: number[]) => nodes.map((count) => ({ ...flat, nodes: count }));

it('a page that grows once, in its first rounds, does not leak', () => {
  expect(growing(rounds([9, 39, 39, 39]))).toEqual([]);
});

it('a page would be seen to leak a little of one kind with each round', () => {
  expect(growing(rounds([9, 10, 11, 12]))).toEqual([{ kind: 'nodes', values: [9, 10, 11, 12] }]);
});
