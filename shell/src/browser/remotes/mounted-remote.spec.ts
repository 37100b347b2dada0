/** @jest-environment ../packages/tooling/src/jest/jsdom-environment.mjs */
import { expect, it } from '@jest/globals';
import { createBrowserRouter } from 'react-router';
import { routerWindow } from '../navigation/router-window.js';
import { MountedRemote } from './mounted-remote.js';

/** Starts a navigation inside a remote, which ends when `finish` is called. */
function startNavigation(mounted: MountedRemote, replace: boolean) {
  window.history.replaceState(null, '', '/blog');
  let finish = () => {};
  const data = new Promise<null>((resolve) => (finish = () => resolve(null)));
  const router = createBrowserRouter(
    [
      { path: '/blog', element: null },
      { path: '/blog/late', element: null, loader: () => data },
    ],
    {
      window: routerWindow({
        isOwnAddress: () => window.location.pathname.startsWith('/blog'),
        isCancelled: (key) => mounted.isCancelled(key),
      }),
    },
  );
  mounted.set('mfe-blog', router);
  return { ended: router.navigate('/blog/late', { replace }), finish };
}

it.each([true, false])('lets a navigation end late without its address (replacing: %s)', async (replace) => {
  const mounted = new MountedRemote();
  const { ended, finish } = startNavigation(mounted, replace);
  mounted.cancelNavigation();
  window.history.pushState(null, '', '/articles');
  finish();
  await ended;
  expect(window.location.pathname).toBe('/articles');
});

it.each([true, false])('gives a navigation its address otherwise (replacing: %s)', async (replace) => {
  const { ended, finish } = startNavigation(new MountedRemote(), replace);
  finish();
  await ended;
  expect(window.location.pathname).toBe('/blog/late');
});
