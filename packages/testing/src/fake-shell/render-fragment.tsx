import { act, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server.node';
import type { Api } from '@mockingbird/api-client';
import type { RemoteDefinition, Site } from '@mockingbird/platform';
import {
  createRegionStore,
  createFragmentElement,
  fillFragment,
  loadFragment,
  PlatformProvider,
} from '@mockingbird/platform/internal';
import { fillBrowserGaps } from './browser-gaps.js';
import { checkHtml } from './checks/check-html.js';
import { fakeApi } from './api/fake-api.js';
import { TEST_SITE } from './site.js';

/** Options for rendering a fragment. */
export interface FragmentOptions {
  /** The default export of the remote's `src/remote.ts`. */
  definition: RemoteDefinition;
  name: string;
  input: unknown;
  /** Default: strict, so every call fails the test. See `fakeApi`. */
  api?: Api;
  site?: Partial<Site>;
}

/** @returns its element, from data that was or was not serialised; undefined when it is empty */
async function prepare(options: FragmentOptions): Promise<((asJson: boolean) => ReactElement) | undefined> {
  const { definition, name, input, api = fakeApi() } = options;
  const site = { ...TEST_SITE, ...options.site };
  const { signal } = new AbortController();
  const fragment = await loadFragment(definition, name);
  const { isEmpty, data } = await fillFragment(fragment, { input, api, site, signal });
  if (isEmpty) return undefined;
  const copy: unknown = data === undefined ? undefined : JSON.parse(JSON.stringify(data));
  const region = createRegionStore();
  return (asJson) => (
    <PlatformProvider value={{ api, region, site }}>
      {createFragmentElement(fragment, input, asJson ? copy : data)}
    </PlatformProvider>
  );
}

/**
 * Renders a fragment as the edge does.
 * @returns its HTML; empty when it has nothing to show
 * @throws the errors of input validation and loader, and when the HTML could not be hydrated
 */
export async function renderFragmentToString(options: FragmentOptions): Promise<string> {
  const draw = await prepare(options);
  if (!draw) return '';
  const html = renderToString(draw(false));
  checkHtml(html, renderToString(draw(true)));
  return html;
}

/**
 * Renders a fragment as the edge does and hydrates it in jsdom, as the shell does in a browser.
 * @returns the container; empty when there is nothing to show
 */
export async function renderFragment(options: FragmentOptions): Promise<HTMLElement> {
  fillBrowserGaps();
  const draw = await prepare(options);
  const container = document.body.appendChild(document.createElement('div'));
  if (!draw) return container;
  container.innerHTML = renderToString(draw(true));
  await act(async () => render(draw(true), { container, hydrate: true }));
  return container;
}
