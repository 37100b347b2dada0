import { afterEach, describe, expect, it } from '@jest/globals';
import { clearLinkInputs, removeParameters } from './clear-link-inputs.js';

afterEach(() => window.history.replaceState(null, '', '/'));

describe('the address of a link whose inputs were changed', () => {
  it.each([
    ['', ''],
    ['?mcq=1&frq=2', ''],
    ['?mcq=1', ''],
    ['?utm_source=a%20b', '?utm_source=a%20b'],
    ['?mcq=1&utm_source=mail&frq=2', '?utm_source=mail'],
  ])('%s becomes %s', (search, rest) => {
    expect(removeParameters(search, ['mcq', 'frq'])).toBe(rest);
  });

  it('is the same entry of the tab, with its state and fragment', () => {
    window.history.replaceState({ idx: 3, key: 'k' }, '', '/tools/a?mcq=1#main');
    const entries = window.history.length;
    clearLinkInputs(['mcq', 'frq']);
    expect(window.location.pathname + window.location.search + window.location.hash).toBe('/tools/a#main');
    expect(window.history.state).toEqual({ idx: 3, key: 'k' });
    expect(window.history.length).toBe(entries);
  });
});
