import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { ERROR_CODES } from '../src/error-codes.js';

const PAGE = readFileSync(join(import.meta.dirname, '../../../docs/errors.md'), 'utf8');

/** The text below each third-level heading, by heading. */
const paragraphs = PAGE.split(/^(?=#{1,3} )/m)
  .filter((part) => part.startsWith('### '))
  .map((part) => {
    const end = part.indexOf('\n');
    return { heading: part.slice('### '.length, end), body: part.slice(end) };
  });

describe('the page of the error codes', () => {
  it('has one paragraph for every code, under its number and title, in their order, and none beside', () => {
    const expected = Object.entries(ERROR_CODES).map(([code, title]) => `${code} ${title}`);
    expect(paragraphs.map(({ heading }) => heading)).toEqual(expected);
  });

  it.each(paragraphs)('says what $heading means, and what to do', ({ body }) => {
    expect(body).toMatch(/^\n\n\*\*What it means\.\*\* [^*]+\n\n\*\*What to do\.\*\* [^*]+$/);
  });

  it('speaks of no code that does not exist', () => {
    const named = new Set(PAGE.match(/MB-\d+/g));
    expect([...named].filter((code) => !(code in ERROR_CODES))).toEqual([]);
  });
});
