import { hydrateRoot } from 'react-dom/client';
import { useStore } from 'zustand';
import type { PageState } from '@mockingbird/contracts';
import { PlatformProvider, type PlatformValue } from '@mockingbird/platform/internal';
import { ErrorSearch, Footer, Header, ProgressBar } from '../../layout/index.js';
import { FOOTER_PREFIX, HEADER_PREFIX } from '../../shared/identifier-prefix.js';
import type { ChromeStore } from './chrome-state.js';

function LiveHeader({ chrome, store }: { chrome: PageState['chrome']; store: ChromeStore }) {
  const path = useStore(store, (state) => state.path);
  return <Header navigation={chrome.navigation} search={chrome.search} path={path} />;
}

function LiveProgress({ store }: { store: ChromeStore }) {
  const busy = useStore(store, (state) => state.busy);
  const announcement = useStore(store, (state) => state.announcement);
  return <ProgressBar active={busy} announcement={announcement} />;
}

/** Hydrates header, footer, progress bar and the search of an error page, each as a separate root. */
export function hydrateChrome(state: PageState, value: PlatformValue, store: ChromeStore): void {
  const header = document.getElementById('mb-header');
  const footer = document.getElementById('mb-footer');
  const progress = document.getElementById('mb-progress');
  const errorSearch = document.getElementById('mb-error-search');
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
  if (errorSearch && state.chrome.search) {
    hydrateRoot(
      errorSearch,
      <PlatformProvider value={value}>
        <ErrorSearch {...state.chrome.search} />
      </PlatformProvider>,
    );
  }
  if (progress) hydrateRoot(progress, <LiveProgress store={store} />);
}
