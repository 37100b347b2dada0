import { EventEmitter } from 'node:events';
import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { GATE_ISSUES, GATE_MESSAGE_LENGTH } from '../limits.js';
import { PageIssues } from './page-issues.js';

const VERSION = { name: 'mfe-news', version: '2.0.0', globalName: 'news_2_0_0' };

/** A page that logs these texts as errors. */
function issuesOf(texts: readonly string[]) {
  const issues = new PageIssues(VERSION);
  const page = new EventEmitter();
  // Only its events are used.
  issues.watch(page as unknown as Page);
  for (const text of texts) {
    page.emit('console', {
      text: () => text,
      type: () => 'error',
      location: () => ({ url: '', lineNumber: 0, columnNumber: 0 }),
    });
  }
  return issues.list();
}

describe('the issues of a page', () => {
  it('are each listed once', () => {
    expect(issuesOf(['x', 'y', 'x']).map(({ message }) => message)).toEqual(['x', 'y']);
  });

  it('are limited, however much a page logs, and so are their texts', () => {
    const texts = Array.from({ length: 10 * GATE_ISSUES }, (_, index) => `${index} ${'x'.repeat(100_000)}`);
    const issues = issuesOf(texts);
    expect(issues).toHaveLength(GATE_ISSUES);
    expect(issues.every(({ message }) => message.length <= GATE_MESSAGE_LENGTH)).toBe(true);
  });

  it('are soon found in long texts without an address', () => {
    const startedAt = performance.now();
    issuesOf(Array.from({ length: GATE_ISSUES }, (_, index) => `${index} ${'x'.repeat(100_000)}`));
    // A search at every letter took 15 seconds for each text.
    expect(performance.now() - startedAt).toBeLessThan(10_000);
  });

  it('have the calls of a stack, in brackets or without', () => {
    const address = 'http://a.example/remotes/mfe-news/2.0.0';
    expect(
      issuesOf([`boom\n    at run (${address}/a.js:3:14)\n    at ${address}/b.js:1:2`])[0]?.stack,
    ).toEqual([
      { file: 'a.js', line: 3, column: 14 },
      { file: 'b.js', line: 1, column: 2 },
    ]);
  });
});
