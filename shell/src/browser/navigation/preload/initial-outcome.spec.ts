/** @jest-environment ../packages/tooling/src/jest/jsdom-environment.mjs */
import { afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { PageState } from '@mockingbird/contracts';
import { REFERENCE_KEY } from '../../../shared/markup-reference.js';
import { initialOutcome } from './initial-outcome.js';

/** The fields that the outcome depends on. */
const stateOf = (data: unknown, rendered = true) =>
  ({ rendered, hydration: { loaderData: { post: data } } }) as unknown as PageState;

// jsdom has no `CSS.escape`. The ids in this file need no escaping.
beforeAll(() => void Object.assign(globalThis, { CSS: { escape: (text: string) => text } }));

afterEach(() => {
  document.body.innerHTML = '';
});

describe('the first screen', () => {
  it('takes rich text from the page’s markup', () => {
    document.body.innerHTML = '<div data-mb-html="r-1"><p>1 &lt; 2</p></div>';
    const data = { title: 'A', blocks: [{ html: { [REFERENCE_KEY]: 'r-1' } }, { url: '/a.png' }] };
    expect(initialOutcome(stateOf(data), 'post')).toEqual({
      kind: 'data',
      data: { title: 'A', blocks: [{ html: '<p>1 &lt; 2</p>' }, { url: '/a.png' }] },
    });
  });

  it('runs its own loader when the markup is gone, or was never rendered', () => {
    expect(initialOutcome(stateOf({ html: { [REFERENCE_KEY]: 'r-1' } }), 'post')).toBeUndefined();
    expect(initialOutcome(stateOf({ title: 'A' }, false), 'post')).toBeUndefined();
    expect(initialOutcome(stateOf({ title: 'A' }), 'blog')).toBeUndefined();
  });
});
