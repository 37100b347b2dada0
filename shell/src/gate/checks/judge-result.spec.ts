import { describe, expect, it } from '@jest/globals';
import type { RenderResult } from '../../edge/render/protocol.js';
import { judgeResult } from './judge-result.js';

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
const failed = (
  code: 'MB-2003' | 'MB-2004' | 'MB-2005' | 'MB-2007' | 'MB-2013',
  message = '',
): RenderResult => ({
  kind: 'failed',
  code,
  message,
});

describe('the result of a route', () => {
  it('passes: a page, a file, a redirect elsewhere', () => {
    expect(judgeResult(PAGE, '/news', page())).toEqual({ kind: 'passed' });
    const redirect: RenderResult = { kind: 'redirect', status: 302, location: '/' };
    expect(judgeResult(PAGE, '/news', redirect)).toEqual({ kind: 'passed' });
    const file: RenderResult = { kind: 'resource', status: 200, headers: {}, body: '' };
    expect(judgeResult({ kind: 'resource' }, '/feed', file)).toEqual({ kind: 'passed' });
  });

  it('is missing with status 404: the sitemap decides whether that is correct', () => {
    const missing = { kind: 'missing', message: 'answered 404' };
    expect(judgeResult(PAGE, '/news', page({ status: 404 }, { title: 'Not found' }))).toEqual(missing);
    const file: RenderResult = { kind: 'resource', status: 404, headers: {}, body: '' };
    expect(judgeResult({ kind: 'resource' }, '/feed', file)).toEqual(missing);
  });

  it('is undecided when it takes too long: the machine may be busy', () => {
    expect(judgeResult(PAGE, '/news', failed('MB-2003', 'Not done within 5 ms'))).toEqual({
      kind: 'undecided',
      message: 'gave nothing in time: Not done within 5 ms',
    });
  });

  it('is a loop when it held its thread', () => {
    expect(judgeResult(PAGE, '/news', failed('MB-2005'))).toEqual({
      kind: 'loop',
      message: 'held its thread without end: look for a loop that does not stop',
    });
  });

  it('is undecided while the version is paused: other routes may be the cause', () => {
    expect(judgeResult(PAGE, '/news', failed('MB-2007')).kind).toBe('undecided');
  });

  it.each<[string, RenderResult, string]>([
    [
      'an error page',
      page({ status: 500 }, { title: 'Not now' }),
      'answered 500 with an error page ("Not now")',
    ],
    ['a page without a title', page({}, { title: ' ' }), 'has no title: add one to its head'],
    [
      'a page without a description',
      page({}, { description: '' }),
      'has no description: add one to its head',
    ],
    ['a redirect to itself', { kind: 'redirect', status: 301, location: '/news' }, 'redirects to itself'],
    ['a file that is refused', { kind: 'resource', status: 500, headers: {}, body: '' }, 'answered 500'],
    ['a throw, its stack left out', failed('MB-2004', 'TypeError: x\n    at y'), 'threw: TypeError: x'],
  ])('fails: %s', (_, result, message) => {
    expect(judgeResult(PAGE, '/news', result)).toEqual({ kind: 'failed', message });
  });

  it.each<[string, RenderResult, string]>([
    ['an error page', page({ status: 503 }, { title: 'Later' }), 'answered 503 with an error page ("Later")'],
    [
      'an incomplete page',
      page({}, { incomplete: true }),
      'is incomplete: a call to the services that it needs failed',
    ],
    ['a file', { kind: 'resource', status: 503, headers: {}, body: '' }, 'answered 503'],
  ])('is unavailable when the services may be the cause: %s', (_, result, message) => {
    expect(judgeResult(PAGE, '/news', result)).toEqual({ kind: 'unavailable', message });
  });

  it('is undecided when the system stopped its process, but not when it ended', () => {
    const ended = (message: string) => judgeResult(PAGE, '/news', failed('MB-2013', message));
    expect(ended('mfe-x@1.0.0 ended its render process: no message').kind).toBe('undecided');
    expect(ended('mfe-x@1.0.0 ended its render process: code 1').kind).toBe('failed');
  });

  it('fails when a resource returns a page', () => {
    expect(judgeResult({ kind: 'resource' }, '/feed', page())).toEqual({
      kind: 'failed',
      message: 'is declared a resource but returned a page',
    });
  });
});
