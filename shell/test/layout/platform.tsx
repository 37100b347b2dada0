import type { ReactNode } from 'react';
import { createApi, type Api } from '@mockingbird/api-client';
import { createRegionStore, PlatformProvider, type RegionStore } from '@mockingbird/platform/internal';

const reject = () => Promise.reject(new Error('This test expects no API request'));
const rejectingApi = createApi({ request: reject, send: reject });

/** The shell's context around a part of the layout. */
export function Platform({
  children,
  api = {},
  region = createRegionStore(),
}: {
  children: ReactNode;
  api?: Partial<Api>;
  region?: RegionStore;
}) {
  const site = { origin: 'https://mockingbird.test', renderedAt: 0 };
  return (
    <PlatformProvider value={{ api: { ...rejectingApi, ...api }, region, site }}>{children}</PlatformProvider>
  );
}
