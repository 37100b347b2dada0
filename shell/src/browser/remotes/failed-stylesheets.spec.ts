/** @jest-environment ../packages/tooling/src/jest/jsdom-environment.mjs */
import { describe, expect, it } from '@jest/globals';
import { removeFailedStylesheets } from './failed-stylesheets.js';

describe('stylesheets when the shell starts', () => {
  it('stay when they loaded, and are removed when they did not; the shell’s own always stays', () => {
    document.head.innerHTML =
      '<link rel="stylesheet" href="/assets/shell.css"><link rel="stylesheet" href="/a.css" data-href="a.css">' +
      '<link rel="stylesheet" href="/b.css" data-href="b.css">';
    // jsdom loads no sheets, so one gets a `sheet` property.
    const loaded = document.head.querySelector('[data-href="b.css"]');
    Object.defineProperty(loaded, 'sheet', { value: {} });
    removeFailedStylesheets();
    const remaining = [...document.head.querySelectorAll('link')].map((link) => link.getAttribute('href'));
    expect(remaining).toEqual(['/assets/shell.css', '/b.css']);
  });
});
