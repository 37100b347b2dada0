import type { PageState } from '@mockingbird/contracts';
import type { PlatformValue } from '@mockingbird/platform/internal';
import { useSyncExternalStore } from 'react';
import { RouterProvider, type DataRouter } from 'react-router';
import { MonolithApp } from './monolith-app.js';

interface LiveAppProps {
  value: PlatformValue;
  site: PageState['site'];
  router: DataRouter;
}

/** The monolith in the browser: the header follows the router. */
export function LiveApp({ value, site, router }: LiveAppProps) {
  const pathOf = () => router.state.location.pathname;
  const path = useSyncExternalStore(router.subscribe, pathOf, pathOf);
  return (
    <MonolithApp value={value} site={site} path={path}>
      <RouterProvider router={router} />
    </MonolithApp>
  );
}
