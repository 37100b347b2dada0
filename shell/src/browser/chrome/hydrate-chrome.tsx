import { startTransition, type ComponentProps } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { useStore } from 'zustand';
import type { PageState } from '@mockingbird/contracts';
import { PlatformProvider, type PlatformValue } from '@mockingbird/platform/internal';
import { ErrorNearest, ErrorSearch, Footer, Header, ProgressBar } from '../../layout/index.js';
import { FOOTER_PREFIX, HEADER_PREFIX } from '../../shared/identifier-prefix.js';
import { whenIdle } from '../navigation/when-idle.js';
import type { ChromeStore } from './chrome-state.js';

/** The part of the page state that header and footer show. */
interface ChromeContent extends Pick<PageState, 'chrome'> {
  site: ComponentProps<typeof Footer>['site'];
}

function LiveHeader({ chrome, store }: { chrome: PageState['chrome']; store: ChromeStore }) {
  const path = useStore(store, (state) => state.path);
  return <Header navigation={chrome.navigation} search={chrome.search} path={path} />;
}

function LiveProgress({ store }: { store: ChromeStore }) {
  const busy = useStore(store, (state) => state.busy);
  const announcement = useStore(store, (state) => state.announcement);
  return <ProgressBar active={busy} announcement={announcement} />;
}

/** Hydrates the search of an error page, and the pages that resemble its address. */
function hydrateErrorScreen({ chrome }: ChromeContent, value: PlatformValue): void {
  const search = document.getElementById('mb-error-search');
  if (search && chrome.search) {
    hydrateRoot(
      search,
      <PlatformProvider value={value}>
        <ErrorSearch {...chrome.search} />
      </PlatformProvider>,
    );
  }
  const nearest = document.getElementById('mb-error-nearest');
  if (nearest) {
    hydrateRoot(
      nearest,
      <PlatformProvider value={value}>
        <ErrorNearest />
      </PlatformProvider>,
    );
  }
}

/** Hydrates header, footer, progress bar and the parts of an error page, each as a separate root. */
function hydrateChrome(state: ChromeContent, value: PlatformValue, store: ChromeStore): void {
  const header = document.getElementById('mb-header');
  const footer = document.getElementById('mb-footer');
  const progress = document.getElementById('mb-progress');
  if (header) {
    hydrateRoot(
      header,
      <PlatformProvider value={value}>
        <LiveHeader chrome={state.chrome} store={store} />
      </PlatformProvider>,
      { identifierPrefix: HEADER_PREFIX },
    );
  }
  if (footer) {
    hydrateRoot(
      footer,
      <PlatformProvider value={value}>
        <Footer navigation={state.chrome.navigation} site={state.site} />
      </PlatformProvider>,
      { identifierPrefix: FOOTER_PREFIX },
    );
  }
  hydrateErrorScreen(state, value);
  if (progress) hydrateRoot(progress, <LiveProgress store={store} />);
}

/** Assistive technology may send a click alone. */
const TOUCHES = ['pointerdown', 'keydown', 'focusin', 'click'] as const;
const ROOTS = '#mb-header, #mb-footer, #mb-error-search';

/**
 * Hydrates header, footer and what surrounds the screen when the browser is idle, in slices: the screen comes first. A
 * visitor who touches one of them earlier gets it immediately, so that the event finds its handler.
 */
export function hydrateChromeWhenIdle(state: ChromeContent, value: PlatformValue, store: ChromeStore): void {
  let isHydrated = false;
  const hydrate = () => {
    if (isHydrated) return;
    isHydrated = true;
    for (const type of TOUCHES) document.removeEventListener(type, hydrateNow, true);
    hydrateChrome(state, value, store);
  };
  const hydrateNow = ({ target }: Event) => {
    if (target instanceof Element && target.closest(ROOTS)) flushSync(hydrate);
  };
  for (const type of TOUCHES) document.addEventListener(type, hydrateNow, { capture: true });
  whenIdle(() => startTransition(hydrate));
}
