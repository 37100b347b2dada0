import { describe, expect, it } from '@jest/globals';
import type { RenderResult } from '../render/protocol.js';
import { faultOfResult } from './drawing.js';

const PAGE = { kind: 'page' } as const;
const page = (change: object = {}, head: object = {}): RenderResult => ({
  kind: 'page',
  status: 200,
  html: '<h1>News</h1>',
  head: { title: 'News', description: 'What is new.', ...head },
  hydration: '{}',
  placements: [],
  ...change,
});
const failed = (code: 'MB-2003' | 'MB-2004' | 'MB-2005' | 'MB-2007', message = ''): RenderResult => ({
  kind: 'failed',
  code,
  message,
});

describe('what a route gave', () => {
  it('is good: a page, a file, a redirect elsewhere', () => {
    expect(faultOfResult(PAGE, '/news', page())).toBeUndefined();
    expect(faultOfResult(PAGE, '/news', { kind: 'redirect', status: 302, location: '/' })).toBeUndefined();
    const file: RenderResult = { kind: 'resource', status: 200, headers: {}, body: '' };
    expect(faultOfResult({ kind: 'resource' }, '/feed', file)).toBeUndefined();
  });

  it.each<[string, RenderResult, string]>([
    [
      'an error page',
      page({ status: 404 }, { title: 'Not found' }),
      'answered 404 with an error page ("Not found")',
    ],
    ['a page without a title', page({}, { title: ' ' }), 'has no title: give its head one'],
    ['a page without a description', page({}, { description: '' }), 'has no description: give its head one'],
    [
      'an incomplete page',
      page({}, { incomplete: true }),
      'calls itself incomplete: a call to the services that it needs failed',
    ],
    ['a redirect to itself', { kind: 'redirect', status: 301, location: '/news' }, 'redirects to itself'],
    ['a file that is refused', { kind: 'resource', status: 500, headers: {}, body: '' }, 'answered 500'],
    ['a throw, its stack left out', failed('MB-2004', 'TypeError: x\n    at y'), 'threw: TypeError: x'],
    [
      'nothing in time',
      failed('MB-2003', 'Not done within 5 ms'),
      'gave nothing in time: Not done within 5 ms',
    ],
    ['a loop', failed('MB-2005'), 'held its thread without end: look for a loop that does not stop'],
    ['a third loop', failed('MB-2007'), 'was not tried any more: this version held its thread three times'],
  ])('is a fault: %s', (_, result, message) => {
    expect(faultOfResult(PAGE, '/news', result)).toBe(message);
  });

  it('is a fault when a resource gives a page', () => {
    expect(faultOfResult({ kind: 'resource' }, '/feed', page())).toBe(
      'is declared a resource and gave a page',
    );
  });
});
