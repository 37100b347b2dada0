import { describe, expect, it } from '@jest/globals';
import { chooseStrategy, type RequestFacts } from './choose-strategy.js';

const ORIGIN = 'https://site.test';
const decide = (path: string, facts: Partial<RequestFacts> = {}) =>
  chooseStrategy({
    method: 'GET',
    mode: 'cors',
    url: new URL(path, ORIGIN),
    origin: ORIGIN,
    hasToken: false,
    ...facts,
  });

describe('the strategy of a request', () => {
  it.each([
    ['/assets/shell.0123456789.js', 'file'],
    ['/remotes/mfe-home/1.0.0/remoteEntry.js', 'file'],
    ['/_mb/compositions/12-abcdef', 'file'],
    ['/_mb/data?remote=a&version=1.0.0&address=%2F', 'data'],
    ['/api/mocktests/ssc-cgl-1/questions', 'answer'],
    ['/api/own-tests/questions?exam=ssc-cgl', 'answer'],
    ['/api/exams/exam/ssc', 'answer'],
    // Its content may change under its name.
    ['/assets/icon.svg', 'network'],
    ['/_mb/composition', 'network'],
    ['/sw.js', 'network'],
    ['/manifest.webmanifest', 'network'],
    ['/api/exams/statistics/x', 'network'],
    ['/api/auth/login', 'network'],
    ['/api/releases/telemetry', 'network'],
    ['/health/live', 'network'],
  ])('of %s is %s', (path, expected) => {
    expect(decide(path)).toBe(expected);
  });

  it.each(['/', '/exam/a?x=1', '/login', '/no-such-page', '/_mb/offline'])(
    'of the page %s is page',
    (path) => {
      expect(decide(path, { mode: 'navigate' })).toBe('page');
    },
  );

  it.each(['/api/docs', '/assets/og.png', '/remotes/a/1/b.js', '/health/ready', '/_mb/composition'])(
    'of %s as a document is network',
    (path) => {
      expect(decide(path, { mode: 'navigate' })).toBe('network');
    },
  );

  it('leaves alone what changes something, names a user or belongs to another site', () => {
    const path = '/api/mocktests/a/questions';
    expect(decide(path, { method: 'POST' })).toBe('network');
    expect(decide(path, { hasToken: true })).toBe('network');
    expect(decide('/', { method: 'POST', mode: 'navigate' })).toBe('network');
    expect(decide('https://elsewhere.test/assets/shell.0123456789.js')).toBe('network');
  });
});
