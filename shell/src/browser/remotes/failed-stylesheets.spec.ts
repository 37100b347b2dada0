/** @jest-environment ../packages/tooling/src/jest/jsdom-environment.mjs */
import { describe, expect, it } from '@jest/globals';
import { dropFailedSheets } from './failed-stylesheets.js';

describe('stylesheets when the shell starts', () => {
  it('stay when they loaded, and go when they did not; the shell’s own stays in any case', () => {
    document.head.innerHTML =
      '<link rel="stylesheet" href="/assets/shell.css"><link rel="stylesheet" href="/a.css" data-href="a.css">' +
      '<link rel="stylesheet" href="/b.css" data-href="b.css">';
    // jsdom loads no sheets: one is made to look as if it had been.
    const loaded = document.head.querySelector('[data-href="b.css"]');
    Object.defineProperty(loaded, 'sheet', { value: {} });
    dropFailedSheets();
    const left = [...document.head.querySelectorAll('link')].map((link) => link.getAttribute('href'));
    expect(left).toEqual(['/assets/shell.css', '/b.css']);
  });
});
