import { describe, expect, it } from '@jest/globals';
import { readBank } from '../../src/verifier/bank.js';
import { reportOf } from '../../src/verifier/report.js';
import { verify } from '../../src/verifier/verify.js';

describe('the committed bank', () => {
  const result = verify(readBank());

  it('has a solver for each question made from a template, and no wrong key', () => {
    const made = result.bank.entries.filter(({ template }) => template !== undefined);
    expect(made.length).toBeGreaterThanOrEqual(200);
    expect(result.solved).toBe(made.length);
    expect(result.wrongKeys).toEqual([]);
  });

  it('passes all checks of its questions, tests and topics', () => {
    expect(result.issues.filter((issue) => !result.biasIssues.includes(issue))).toEqual([]);
  });

  it('shows every planted key, explanation and option', () => {
    const [keys, explanations, options] = result.mutations;
    for (const kind of [keys, explanations, options]) {
      expect(kind?.planted).toBeGreaterThan(0);
      expect(kind?.found).toBe(kind?.planted);
    }
  });

  it('is reported in figures', () => {
    expect(reportOf(result)).toMatch(/\| wrong keys +\| 0 +\|/);
  });
});
