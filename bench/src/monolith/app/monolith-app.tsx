import type { PageState } from '@mockingbird/contracts';
import { PlatformProvider, type PlatformValue } from '@mockingbird/platform/internal';
import type { ReactNode } from 'react';
import { Layout } from '../../../../shell/src/layout/index.js';
import { chrome } from './routes.js';

/** One React root for the whole page. */
export const IDENTIFIER_PREFIX = 'mb-';

export interface MonolithAppProps {
  value: PlatformValue;
  site: PageState['site'];
  path: string;
  children: ReactNode;
}

/** The shell's layout around a router, as one React tree. */
export function MonolithApp({ value, site, path, children }: MonolithAppProps) {
  return (
    <PlatformProvider value={value}>
      <Layout navigation={chrome.navigation} search={chrome.search} path={path} site={site}>
        {children}
      </Layout>
    </PlatformProvider>
  );
}
