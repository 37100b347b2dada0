import { describe, expect, it } from '@jest/globals';
import { Tally } from './tally.js';

const outcome = (status: number, headers: Record<string, string> = {}) => ({ status, headers, text: 'text' });

describe('the tally of an attack', () => {
  it('counts expected and unexpected outcomes, by statuses or by a test', () => {
    const tally = new Tally();
    tally.check('a', outcome(401), [400, 401]);
    tally.check('b', outcome(200), [400, 401]);
    tally.check('c', outcome(200), ({ text }) => text === 'text');
    tally.check('d', outcome(200), ({ text }) => text === 'other');
    tally.note(true, 'e');
    tally.note(false, 'f');
    expect([tally.count, tally.expected]).toEqual([6, 3]);
    expect(tally.unexpected).toEqual(['b: 200 text', 'd: 200 text', 'f']);
  });

  it('lists every 5xx, expected or not, except a 503 that says when to come back', () => {
    const tally = new Tally();
    tally.check('a', outcome(500), [500]);
    tally.check('b', outcome(503), [503]);
    tally.check('c', outcome(503, { 'retry-after': '5' }), [503]);
    tally.check('d', outcome(502, { 'retry-after': '5' }), [502]);
    tally.check('e', outcome(505), [505]);
    expect(tally.serverErrors).toEqual(['a: 500 text', 'b: 503 text', 'd: 502 text']);
  });
});
