/** @jest-environment ../packages/tooling/src/jest/jsdom-environment.mjs */
import { render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { LiveRemote } from '@mockingbird/contracts';
import { errorScreenFor } from './remote-failure.js';

const remote: LiveRemote = {
  name: 'mfe-a',
  version: '1.1.0',
  base: '/remotes/mfe-a/1.1.0/',
  globalName: 'a',
  entry: 'remoteEntry.js',
  routes: [],
  integrity: {},
};
// Nothing else of the shell is asked for.
const RemoteError = errorScreenFor({ known: { composition: 7 } } as never, remote);

let logged: unknown[][];

beforeEach(() => {
  logged = [];
  jest.spyOn(console, 'error').mockImplementation((...words) => void logged.push(words));
});

afterEach(() => {
  jest.restoreAllMocks();
});

describe('what a remote’s own code threw', () => {
  it('is in the console with its cause, number, version and composition', () => {
    const cause = new Error('no fruit');
    render(<RemoteError status={500} message="This page failed to load" error={cause} />);
    expect(logged).toEqual([['MB-3003 mfe-a@1.1.0 in composition 7', cause]]);
  });

  it('is not what a loader answered: a page that is not there is no error', () => {
    render(<RemoteError status={404} message="Page not found" />);
    expect(logged).toEqual([]);
  });
});
