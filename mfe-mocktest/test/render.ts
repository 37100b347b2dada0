import { readFileSync } from 'node:fs';
import type { Api } from '@mockingbird/platform';
import { fakeApi, renderRoute, renderRouteToString } from '@mockingbird/testing/fake-shell';
import definition from '../src/remote.js';

const descriptor: unknown = JSON.parse(readFileSync(new URL('../remote.json', import.meta.url), 'utf8'));

interface View {
  url: string;
  api?: Partial<Api>;
  handedOver?: unknown;
}

/** Renders one of this remote's addresses as the server does. */
export const onServer = ({ url, api }: View) =>
  renderRouteToString({ definition, descriptor, url, api: fakeApi(api) });

/** Renders one of this remote's addresses as a browser does. */
export const inBrowser = ({ url, api, handedOver }: View) =>
  renderRoute({ definition, descriptor, url, api: fakeApi(api), handedOver });

/** A call that answers with this. */
export const answers =
  <Value>(value: Value) =>
  async (): Promise<Value> =>
    value;

/** A call that fails with this. */
export const fails = (error: Error) => async (): Promise<never> => {
  throw error;
};
