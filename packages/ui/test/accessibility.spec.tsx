import axe from 'axe-core';
import { render } from '@testing-library/react';
import { describe, expect, it } from '@jest/globals';
import { primitives } from './primitives.js';

/** tokens.spec.ts checks colours. A component needs no landmark or first-level heading. */
const rules = Object.fromEntries(
  ['color-contrast', 'region', 'page-has-heading-one', 'heading-order'].map((rule) => [
    rule,
    { enabled: false },
  ]),
);

describe('axe finds no fault in', () => {
  it.each(Object.entries(primitives))('%s', async (_, element) => {
    const { container } = render(element);
    const { violations } = await axe.run(container, { rules });
    expect(violations.map(({ id, help }) => `${id}: ${help}`)).toEqual([]);
  });
});
