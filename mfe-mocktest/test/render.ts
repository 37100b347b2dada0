import { readFileSync } from 'node:fs';
import type { Api } from '@mockingbird/platform';
import { fakeApi, renderRoute, renderRouteToString } from '@mockingbird/testing/fake-shell';
import definition from '../src/remote.js';

const descriptor: unknown = JSON.parse(readFileSync(new URL('../remote.json', import.meta.url), 'utf8'));

interface View {
  url: string;
  api?: Partial<Api>;
  /** Navigation state of the link that opened the page. */
  navigationState?: unknown;
}

/** Renders an address of this remote as the server does. */
export const renderOnServer = ({ url, api }: View) =>
  renderRouteToString({ definition, descriptor, url, api: fakeApi(api) });

/** Renders an address of this remote as a browser does. */
export const renderInBrowser = ({ url, api, navigationState }: View) =>
  renderRoute({ definition, descriptor, url, api: fakeApi(api), navigationState });

/** An API call that resolves with the value. */
export const resolvesWith =
  <Value>(value: Value) =>
  async (): Promise<Value> =>
    value;

/** An API call that rejects with the error. */
export const rejectsWith = (error: Error) => async (): Promise<never> => {
  throw error;
};
