/** @jest-environment ../packages/tooling/src/jest/jsdom-environment.mjs */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { minifySync, transformSync } from '@swc/core';
import { beforeEach, describe, expect, it } from '@jest/globals';

const source = readFileSync(join(import.meta.dirname, '../../src/theme/theme.ts'), 'utf8');
const script = transformSync(source, { jsc: { parser: { syntax: 'typescript' }, target: 'es2020' } }).code;

function run(stored?: string): string | undefined {
  if (stored !== undefined) localStorage.setItem('mb:theme', stored);
  new Function(script)();
  return document.documentElement.dataset.theme;
}

/** The browser's estimate of the network: milliseconds of a round trip. */
function setConnection(connection: { rtt: number } | undefined): void {
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
}

describe('the script in the head', () => {
  beforeEach(() => {
    localStorage.clear();
    delete document.documentElement.dataset.theme;
  });

  it.each(['light', 'dark'])('sets the chosen %s theme', (theme) => {
    expect(run(JSON.stringify(theme))).toBe(theme);
  });

  it.each([undefined, 'dark', '"blue"', '{', 'null'])(
    'leaves the system’s theme for a stored %s',
    (stored) => {
      expect(run(stored)).toBeUndefined();
    },
  );

  it('has less than 500 bytes when minified', () => {
    expect(Buffer.byteLength(minifySync(script, { module: false }).code)).toBeLessThan(500);
  });
});

describe('the serif of headings', () => {
  const FILE = '/assets/serif.0123456789.woff2';
  const preloads = () => document.head.querySelectorAll(`link[rel=preload][href="${FILE}"]`);
  /** Runs the script in its element, as the page does. */
  const isLater = (): boolean => {
    const element = document.createElement('script');
    element.dataset.serif = FILE;
    element.text = script;
    document.head.append(element);
    return document.documentElement.dataset.serif === 'later';
  };

  beforeEach(() => {
    localStorage.clear();
    document.head.replaceChildren();
    delete document.documentElement.dataset.serif;
  });

  it.each([
    ['requested before the first paint on a fast network', { rtt: 50 }, false, 1],
    ['requested before the first paint when nothing was measured yet', { rtt: 100 }, false, 1],
    ['left for later over a long round trip', { rtt: 150 }, true, 0],
    ['left to the styles where the browser does not tell', undefined, false, 0],
  ])('is %s', (_name, connection, later, requests) => {
    setConnection(connection);
    expect(isLater()).toBe(later);
    expect(preloads()).toHaveLength(requests);
  });

  it('is there once it was fetched', () => {
    setConnection({ rtt: 150 });
    localStorage.setItem('mb:serif', 'true');
    expect(isLater()).toBe(false);
    expect(preloads()).toHaveLength(1);
  });
});
