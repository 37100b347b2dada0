import type { ReactNode } from 'react';
import { createApi, type Api } from '@mockingbird/api-client';
import { createRegionStore, PlatformProvider, type RegionStore } from '@mockingbird/platform/internal';

const refuse = () => Promise.reject(new Error('No call was expected'));
const noCalls = createApi({ ask: refuse, tell: refuse });

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
    <PlatformProvider value={{ api: { ...noCalls, ...api }, region, site }}>{children}</PlatformProvider>
  );
}
