/** @jest-environment ../packages/tooling/src/jest/jsdom-environment.mjs */
import { beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createElement } from 'react';
import { render, screen } from '@testing-library/react';
import { Link } from '@mockingbird/platform';
import { followLinks } from './links.js';
import type { SiteNavigator } from './site-navigator.js';

const go = jest.fn<SiteNavigator['go']>().mockResolvedValue(undefined);
const prevented: boolean[] = [];

beforeAll(() => {
  // `followLinks` calls no other method.
  followLinks({ navigator: { go } as unknown as SiteNavigator });
  document.addEventListener('click', (event) => {
    prevented.push(event.defaultPrevented);
    event.preventDefault();
  });
});

beforeEach(() => {
  go.mockClear();
  prevented.length = 0;
  window.history.replaceState(null, '', '/here?a=1');
});

function click(html: string, options: MouseEventInit = {}): void {
  document.body.innerHTML = html;
  const target = document.body.querySelector('[data-hit]') ?? document.body.firstElementChild;
  target?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...options }));
}

describe('a click on a link of the site', () => {
  it.each([
    ['<a href="/about">x</a>', '/about'],
    ['<a href="/about?q=1#end"><b data-hit>x</b></a>', '/about?q=1#end'],
    ['<a href="/here?a=2">x</a>', '/here?a=2'],
    ['<a href="/about" target="_self">x</a>', '/about'],
  ])('%s is followed in the browser', (html, to) => {
    click(html);
    expect(go).toHaveBeenCalledWith(window.location.origin + to, { state: undefined });
    expect(prevented).toEqual([true]);
  });

  it('passes on the link’s state', () => {
    render(createElement(Link, { to: '/exam/x', state: { title: 'X' } }, 'Exam X'));
    screen.getByText('Exam X').click();
    expect(go).toHaveBeenCalledWith(expect.stringContaining('/exam/x'), { state: { title: 'X' } });
  });

  it.each([
    ['another site', '<a href="https://other.test/">x</a>', {}],
    ['a download', '<a href="/file" download>x</a>', {}],
    ['another tab', '<a href="/about" target="_blank">x</a>', {}],
    ['a place on this screen', '<a href="/here?a=1#main">x</a>', {}],
    ['no link', '<button>x</button>', {}],
    ['a new tab by the keyboard', '<a href="/about">x</a>', { ctrlKey: true }],
    ['a new tab on a Mac', '<a href="/about">x</a>', { metaKey: true }],
    ['a new window', '<a href="/about">x</a>', { shiftKey: true }],
    ['a saved file', '<a href="/about">x</a>', { altKey: true }],
    ['the middle button', '<a href="/about">x</a>', { button: 1 }],
  ])('is left to the browser when it means %s', (_what, html, options) => {
    click(html, options);
    expect(go).not.toHaveBeenCalled();
    expect(prevented).toEqual([false]);
  });
});
