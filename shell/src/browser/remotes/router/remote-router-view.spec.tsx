/** @jest-environment ../packages/tooling/src/jest/jsdom-environment.mjs */
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { startTransition } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { createMemoryRouter } from 'react-router';
import { RemoteRouter } from './remote-router-view.js';

/** Longer than React renders before it yields. */
const SLICE_MS = 8;
const PARTS = 20;

let renderedParts: number;
let container: HTMLElement;
let root: Root;

beforeEach(() => {
  renderedParts = 0;
  container = document.body.appendChild(document.createElement('div'));
  root = createRoot(container);
});
afterEach(() => {
  root.unmount();
  container.remove();
});

function workForOneSlice(): string {
  const end = performance.now() + SLICE_MS;
  while (performance.now() < end);
  renderedParts += 1;
  return 'part';
}

function Part() {
  return <i>{workForOneSlice()}</i>;
}

function createRouter() {
  const router = createMemoryRouter([
    { path: '/', element: Array.from({ length: PARTS }, (_, at) => <Part key={at} />) },
    { path: '/next', element: <p>The next screen</p> },
  ]);
  // The shell watches its routers. The first listener gets the changes from before; later ones do not.
  router.subscribe(() => undefined);
  return router;
}

/** Lets the page work until a condition holds. */
async function whileWorking(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise((resolve) => setTimeout(resolve));
}

it('shows the screen of a navigation that ends while the first one renders in slices', async () => {
  const router = createRouter();
  startTransition(() => root.render(<RemoteRouter router={router} />));
  await whileWorking(() => renderedParts > 1);
  expect(container.textContent).toBe('');
  await router.navigate('/next');
  await whileWorking(() => container.textContent !== '');
  await whileWorking(() => container.textContent === 'The next screen');
  expect(router.state.location.pathname).toBe('/next');
});

it('does not render the first screen again without a navigation', async () => {
  const router = createRouter();
  startTransition(() => root.render(<RemoteRouter router={router} />));
  await whileWorking(() => container.textContent !== '');
  await new Promise((resolve) => setTimeout(resolve, SLICE_MS * 2));
  expect(renderedParts).toBe(PARTS);
});
