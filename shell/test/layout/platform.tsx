import type { ReactNode } from 'react';
import { createApi, type Api } from '@mockingbird/api-client';
import {
  createRegionStore,
  PlatformProvider,
  type FragmentHost,
  type RegionStore,
} from '@mockingbird/platform/internal';

const reject = () => Promise.reject(new Error('This test expects no API request'));
const rejectingApi = createApi({ request: reject, send: reject, prepare: reject });

interface Options {
  api?: Partial<Api> | undefined;
  region?: RegionStore | undefined;
  fragments?: FragmentHost;
}

export const platformValue = ({ api = {}, region = createRegionStore(), fragments }: Options = {}) => ({
  api: { ...rejectingApi, ...api },
  region,
  site: { origin: 'https://mockingbird.test', renderedAt: 0 },
  ...(fragments ? { fragments } : {}),
});

/** The shell's context around a part of the layout. */
export function Platform({ children, ...options }: Options & { children: ReactNode }) {
  return <PlatformProvider value={platformValue(options)}>{children}</PlatformProvider>;
}
