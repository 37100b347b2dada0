import { describe, expect, it } from '@jest/globals';
import { RENDER_BURST, RENDERS_PER_SECOND } from '../limits.js';
import { RenderBudget } from './render-budget.js';

const takeAll = (budget: RenderBudget, address: string, attempts: number) =>
  Array.from({ length: attempts }, () => budget.take(address)).filter(Boolean).length;

describe('the renders of one network', () => {
  it('have a burst, then a rate', () => {
    let now = 0;
    const budget = new RenderBudget(() => now);
    expect(takeAll(budget, '203.0.113.7', RENDER_BURST + 50)).toBe(RENDER_BURST);
    now = 2_000;
    expect(takeAll(budget, '203.0.113.7', 100)).toBe(2 * RENDERS_PER_SECOND);
  });

  it('leave those of other networks alone', () => {
    const budget = new RenderBudget(() => 0);
    takeAll(budget, '203.0.113.7', RENDER_BURST);
    expect(budget.take('203.0.113.8')).toBe(true);
  });

  it('are counted together for all addresses of a household', () => {
    const budget = new RenderBudget(() => 0);
    takeAll(budget, '2001:db8:1:2::1', RENDER_BURST);
    expect(budget.take('2001:db8:1:2::2')).toBe(false);
    expect(budget.take('2001:db8:1:3::2')).toBe(true);
  });

  it('are unlimited for this machine', () => {
    const budget = new RenderBudget(() => 0);
    expect(takeAll(budget, '127.0.0.1', 3 * RENDER_BURST)).toBe(3 * RENDER_BURST);
  });
});
