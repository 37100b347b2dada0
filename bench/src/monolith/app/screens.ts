import type { Api } from '@mockingbird/api-client';
import type { Site } from '@mockingbird/platform';
import type { RegionStore } from '@mockingbird/platform/internal';
import type { DataRouter } from 'react-router';
import { applyHead } from '../../../../shell/src/browser/chrome/apply-head.js';
import { loadScreen } from './routes.js';

interface Tools {
  router: DataRouter;
  api: Api;
  region: RegionStore;
  site: () => Site;
  /** False when the server did not set the head. */
  rendered: boolean;
}

/** The shell's work for every screen: head, focus, scroll, page view. */
export function watchScreens({ router, api, region, site, rendered }: Tools): void {
  let shown: unknown;

  async function arrive(first: boolean): Promise<void> {
    const { pathname, search, href } = window.location;
    const { loaderData, matches } = router.state;
    const match = matches.at(-1);
    const screen = await loadScreen(pathname);
    if (!screen || !match) return;
    // The data is the result of this page's own loader.
    const data = loaderData[match.route.id] as never;
    const head = screen.page.head({ data, params: match.params, url: new URL(href), site: site() });
    if (!first || !rendered) applyHead(head, pathname + search, site().origin);
    if (!first) {
      document.getElementById('main')?.focus({ preventScroll: true });
      window.scrollTo(0, 0);
    }
    const { country } = region.getState();
    await api.pageView({ path: pathname, query: search, region: country, event: 'view' });
  }

  const look = () => {
    const { initialized, navigation, location } = router.state;
    if (!initialized || navigation.state !== 'idle' || location === shown) return;
    const first = shown === undefined;
    shown = location;
    // Analytics must not affect the user.
    arrive(first).catch(() => undefined);
  };
  router.subscribe(look);
  look();
}
