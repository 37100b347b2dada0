import { describe, expect, it } from '@jest/globals';
import { readBank } from '../../src/verifier/bank.js';
import { reportOf } from '../../src/verifier/report.js';
import { SOLVERS } from '../../src/verifier/solvers/index.js';
import { verify } from '../../src/verifier/verify.js';

describe('the committed bank', () => {
  const bank = readBank();
  // A topic's solvers come after its templates. The command content:check fails until they are there.
  const solved = bank.topics.filter((topic) => topic in SOLVERS);
  const entries = bank.entries.filter(({ source, template }) => !template || solved.includes(source));
  const result = verify({ topics: solved, entries });

  it('has a solver for each question made from a template, and no wrong key', () => {
    const made = result.bank.entries.filter(({ template }) => template !== undefined);
    expect(made.length).toBeGreaterThanOrEqual(200);
    expect(result.solved).toBe(made.length);
    expect(result.wrongKeys).toEqual([]);
  });

  it('passes all checks of its questions, tests and topics', () => {
    expect(result.issues.filter((issue) => !result.biasIssues.includes(issue))).toEqual([]);
  });

  it('shows every planted fault', () => {
    expect(result.mutations.map(({ name }) => name)).toContain('numbers swapped in explanations');
    for (const { planted, found, missed } of result.mutations) {
      expect(planted).toBeGreaterThan(0);
      expect(found).toBe(planted);
      expect(missed).toEqual([]);
    }
  });

  it('is reported in figures', () => {
    expect(reportOf(result)).toMatch(/\| wrong keys +\| 0 +\|/);
  });
});
