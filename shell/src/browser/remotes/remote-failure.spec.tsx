/** @jest-environment ../packages/tooling/src/jest/jsdom-environment.mjs */
import { render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { LiveRemote } from '@mockingbird/contracts';
import { createErrorScreen } from './remote-failure.js';

const remote: LiveRemote = {
  name: 'mfe-a',
  version: '1.1.0',
  base: '/remotes/mfe-a/1.1.0/',
  globalName: 'a',
  entry: 'remoteEntry.js',
  routes: [],
  integrity: {},
};
const reportEvent = jest.fn();
const updates = { reportEvent, fallBack: () => Promise.resolve(false) };
// The error screen uses no other property of the shell.
const RemoteError = createErrorScreen({ catalog: { composition: 7 }, updates } as never, remote);

let logged: unknown[][];

beforeEach(() => {
  logged = [];
  jest.spyOn(console, 'error').mockImplementation((...words) => void logged.push(words));
});

afterEach(() => {
  jest.restoreAllMocks();
});

describe('an error in a remote’s own code', () => {
  it('is logged with its code, version and composition, and reported', () => {
    const cause = new Error('no fruit');
    render(<RemoteError status={500} message="This page failed to load" error={cause} />);
    expect(logged).toEqual([['MB-3003 mfe-a@1.1.0 in composition 7', cause]]);
    expect(reportEvent).toHaveBeenCalledWith('render', remote, cause);
  });

  it('is not a 404 of a loader', () => {
    render(<RemoteError status={404} message="Page not found" />);
    expect(logged).toEqual([]);
  });
});
