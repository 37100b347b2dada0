import { readFileSync } from 'node:fs';
import axe from 'axe-core';
import { render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from '@jest/globals';
import * as questionView from '@mockingbird/question-view';
import * as ui from '@mockingbird/ui';
import { renderRoute } from '@mockingbird/testing/fake-shell';
import { groups } from '../src/examples/index.js';
import { forceSelector } from '../src/forced-states/force-selector.js';
import { copyInteractiveRules } from '../src/forced-states/copy-interactive-rules.js';
import { kindOf, readTokens } from '../src/tokens/read-tokens.js';
import { REMOTE } from './support.js';

/** Colours are checked by the package `ui`. An example has no page around it. */
const rules = Object.fromEntries(
  ['color-contrast', 'region', 'page-has-heading-one', 'heading-order'].map((rule) => [
    rule,
    { enabled: false },
  ]),
);
const tokens = readFileSync(new URL('../../ui/src/styles/tokens.css', import.meta.url), 'utf8');

const examples = groups.flatMap((group) => group.examples);

function addTokens() {
  const style = document.createElement('style');
  style.textContent = tokens;
  document.head.append(style);
}

afterEach(() => {
  document.head.replaceChildren();
});

describe('the styleguide', () => {
  it('has an example of every component of the packages ui and question-view, and each once', () => {
    const components = Object.keys({ ...ui, ...questionView }).filter((name) => /^[A-Z]/.test(name));
    expect(examples.map(({ name }) => name).sort()).toEqual(components.sort());
  });

  it.each(examples)('has no fault of access in $name', async ({ states }) => {
    const { container } = render(
      Object.entries(states).map(([state, element]) => <div key={state}>{element}</div>),
    );
    const { violations } = await axe.run(container, { rules });
    expect(violations.map(({ id, help }) => `${id}: ${help}`)).toEqual([]);
  });

  it('reads every token of the page', () => {
    addTokens();
    const names = readTokens(document).map(({ name }) => name);
    expect(names).toEqual([...new Set(tokens.match(/^ {2}--[\w-]+(?=:)/gm)?.map((name) => name.trim()))]);
    expect(new Set(readTokens(document).map(kindOf))).toContain('color');
  });

  it.each([
    ['.a:hover', 'hover', '[data-forced="hover"] .a'],
    ['.a, .b:hover > .c', 'hover', '[data-forced="hover"] .b > .c'],
    ['.a:focus-within:has(:focus-visible)', 'focus', '[data-forced="focus"] .a'],
    [
      ':is(a, button):active, .a:hover',
      'pressed',
      '[data-forced="pressed"] :is(a, button), [data-forced="pressed"] .a',
    ],
    [':focus-visible', 'focus', '[data-forced="focus"] :is(a, button, input, select, textarea, summary)'],
    ['.a:focus-visible', 'hover', undefined],
  ] as const)('writes %j for elements that look as in %s', (selector, state, forced) => {
    expect(forceSelector(selector, state)).toBe(forced);
  });

  it('copies the rules of hover, focus and press, also those inside conditions', () => {
    const style = document.createElement('style');
    style.textContent =
      '.a:hover { color: red } .b { color: blue } @media (hover: hover) { .c:hover { top: 1px } }';
    document.head.append(style);
    const copied = copyInteractiveRules(document.styleSheets);
    expect(copied).toContain('[data-forced="hover"] .a { color: red; }');
    expect(copied).not.toContain('.b');
    expect(copied).toMatch(/@media \(hover: hover\)\s*\{ \[data-forced="hover"\] \.c \{ top: 1px; \}/);
  });

  it('shows the tokens and the components on one page', async () => {
    addTokens();
    await renderRoute({ ...REMOTE, url: '/styleguide' });
    expect(await screen.findByText('--color-paper')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 3, name: 'ScoreRing' })).toBeTruthy();
  });
});
