import { hydrateRoot } from 'react-dom/client';
import { useStore } from 'zustand';
import type { PageState } from '@mockingbird/contracts';
import { PlatformProvider, type PlatformValue } from '@mockingbird/platform/internal';
import { FOOTER_PREFIX, HEADER_PREFIX } from '../../shared/identifier-prefix.js';
import { ErrorSearch, Footer, Header, ProgressBar } from '../../layout/index.js';
import { chromeState } from './chrome-state.js';

function LiveHeader({ chrome }: { chrome: PageState['chrome'] }) {
  const path = useStore(chromeState, (state) => state.path);
  return <Header navigation={chrome.navigation} search={chrome.search} path={path} />;
}

function LiveProgress() {
  const busy = useStore(chromeState, (state) => state.busy);
  const announcement = useStore(chromeState, (state) => state.announcement);
  return <ProgressBar active={busy} announcement={announcement} />;
}

/** Takes header, footer, progress bar and the search of an error page over from the server, each as a root of its own. */
export function hydrateChrome(state: PageState, value: PlatformValue): void {
  const place = (id: string) => document.getElementById(id);
  const header = place('mb-header');
  const footer = place('mb-footer');
  const progress = place('mb-progress');
  const errorSearch = place('mb-error-search');
  if (header) {
    hydrateRoot(
      header,
      <PlatformProvider value={value}>
        <LiveHeader chrome={state.chrome} />
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
  if (progress) hydrateRoot(progress, <LiveProgress />);
}
