import { UNSAFE_ErrorResponseImpl as ErrorResponseImpl } from 'react-router';
import type { PageState } from '@mockingbird/contracts';
import { readMarkup } from './read-markup.js';
import type { LoaderOutcome } from './run-loader.js';

interface Hydration {
  loaderData: Readonly<Record<string, unknown>>;
  errors?: Readonly<Record<string, { status: number; message: string }>>;
}

const isHydration = (value: unknown): value is Hydration =>
  typeof value === 'object' && value !== null && 'loaderData' in value;

/** @returns the loader's outcome on the edge for the first screen, so that the browser does not run the loader again */
export function initialOutcome(state: PageState, routeId: string): LoaderOutcome | undefined {
  const { hydration, rendered } = state;
  if (!rendered || !isHydration(hydration)) return undefined;
  const failure = hydration.errors?.[routeId];
  if (failure) {
    const { status, message } = failure;
    return { kind: 'error', error: new ErrorResponseImpl(status, message, message), status, message };
  }
  if (!(routeId in hydration.loaderData)) return undefined;
  try {
    return { kind: 'data', data: readMarkup(hydration.loaderData[routeId]) };
  } catch {
    // Without the whole data, the browser runs the loader.
    return undefined;
  }
}
