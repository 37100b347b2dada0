import { describe, expect, it, jest } from '@jest/globals';
import { fillBrowserGaps } from '../src/fake-shell/index.js';

describe('fillBrowserGaps', () => {
  it('lets a dialog open, and close once with its event', () => {
    fillBrowserGaps();
    const dialog = document.body.appendChild(document.createElement('dialog'));
    const closed = jest.fn();
    dialog.addEventListener('close', closed);
    dialog.showModal();
    expect(dialog.open).toBe(true);
    dialog.close();
    dialog.close();
    expect(dialog.open).toBe(false);
    expect(closed).toHaveBeenCalledTimes(1);
  });

  it('answers media queries with no and lets pages scroll', () => {
    fillBrowserGaps();
    const query = window.matchMedia('(prefers-reduced-motion: reduce)');
    query.addEventListener('change', () => undefined);
    expect(query.matches).toBe(false);
    expect(() => {
      window.scrollTo(0, 0);
      document.body.scrollIntoView();
    }).not.toThrow();
  });

  it('leaves what is there', () => {
    const own = jest.fn<typeof window.matchMedia>();
    window.matchMedia = own;
    fillBrowserGaps();
    expect(window.matchMedia).toBe(own);
  });
});
