/** @jest-environment ../packages/tooling/src/jest/jsdom-environment.mjs */
import { describe, expect, it } from '@jest/globals';
import { toCodeError } from './code-error.js';
import { remoteFrames } from './remote-frames.js';

const { origin } = window.location;
const file = (name: string) => `${origin}/remotes/mfe-a/1.2.0/${name}`;

/** An error with the stack of a browser. */
function errorWith(...lines: string[]): Error {
  const error = new Error('broken');
  error.stack = ['Error: broken', ...lines].join('\n');
  return error;
}

const frame = (name: string, line: number, column: number) => ({
  remote: 'mfe-a',
  version: '1.2.0',
  file: name,
  line,
  column,
});

describe('the calls of a stack', () => {
  it.each([
    ['Chrome', `    at onClick (${file('page.js')}:3:14)`, `    at ${file('chunks/x.js')}:1:2000`],
    ['Firefox', `onClick@${file('page.js')}:3:14`, `@${file('chunks/x.js')}:1:2000`],
    ['Safari', `onClick@${file('page.js')}:3:14`, `${file('chunks/x.js')}:1:2000`],
  ])('are read as %s writes them', (_, ...lines) => {
    expect(remoteFrames(errorWith(...lines))).toEqual([
      frame('page.js', 3, 14),
      frame('chunks/x.js', 1, 2_000),
    ]);
  });

  it('are those of remotes only', () => {
    const foreign = [
      `at a (${origin}/assets/shell.js:1:2)`,
      'at b (chrome-extension://abc/remotes/mfe-a/1.2.0/page.js:1:2)',
      'at c (https://elsewhere.test/remotes/mfe-a/1.2.0/page.js:1:2)',
      'at d (<anonymous>)',
      `at e (${origin}.elsewhere.test/remotes/mfe-a/1.2.0/page.js:1:2)`,
    ];
    expect(remoteFrames(errorWith(...foreign, `at f (${file('page.js')}:5:6)`))).toEqual([
      frame('page.js', 5, 6),
    ]);
    for (const thrown of ['text', undefined, { stack: `at ${file('page.js')}:1:1` }])
      expect(remoteFrames(thrown)).toEqual([]);
  });
});

describe('an error that no component sees', () => {
  const own = errorWith(`at onClick (${file('page.js')}:3:14)`);
  const thrown = (error?: unknown) => toCodeError(new ErrorEvent('error', { error }));
  const rejected = (reason: unknown) =>
    toCodeError(Object.assign(new Event('unhandledrejection'), { reason }));

  it('belongs to the remote whose code threw', () => {
    const version = { name: 'mfe-a', version: '1.2.0' };
    expect(thrown(own)).toEqual({ kind: 'handler', version, error: own });
    expect(rejected(own)).toEqual({ kind: 'rejection', version, error: own });
    const inReact = errorWith(`at setState (${origin}/assets/shell.js:1:2)`, `at ${file('page.js')}:3:14`);
    expect(thrown(inReact)).toEqual({ kind: 'handler', version, error: inReact });
  });

  it('belongs to no remote when an extension threw, also when a remote called it', () => {
    const foreign = 'at wrapper (chrome-extension://abc/x.js:1:2)';
    expect(thrown(errorWith(foreign))).toBeUndefined();
    expect(thrown(errorWith(foreign, `at onClick (${file('page.js')}:3:14)`))).toBeUndefined();
  });

  it.each([
    ['fetch of Chrome', Object.assign(new TypeError('Failed to fetch'), { stack: own.stack })],
    ['fetch of Firefox', Object.assign(new TypeError('NetworkError when attempting'), { stack: own.stack })],
    ['fetch of Safari', Object.assign(new TypeError('Load failed'), { stack: own.stack })],
    ['an aborted call', Object.assign(new Error('aborted'), { name: 'AbortError', stack: own.stack })],
    ['a refusal of the services', Object.assign(new Error('503'), { name: 'ApiError', stack: own.stack })],
    ['missing code', Object.assign(new Error('chunk'), { name: 'ChunkLoadError', stack: own.stack })],
  ])('is no fault of the code: %s', (_, error) => {
    expect(rejected(error)).toBeUndefined();
  });

  it('is a fault of the code when a name only resembles one of the network', () => {
    const error = Object.assign(new TypeError('this.fetchQuestions is not a function'), { stack: own.stack });
    expect(thrown(error)).toMatchObject({ kind: 'handler' });
  });

  it('is an error, not a rejected value or a file that did not load', () => {
    expect(thrown()).toBeUndefined();
    expect(toCodeError(new Event('error'))).toBeUndefined();
    expect(rejected('text')).toBeUndefined();
  });
});
