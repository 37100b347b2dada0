import { createApi } from '@mockingbird/api-client';
import type { NavigationEntry, PageState, RemoteDescriptor } from '@mockingbird/contracts';
import { createRegionStore, PlatformProvider } from '@mockingbird/platform/internal';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { FOOTER_PREFIX, HEADER_PREFIX } from '../../shared/identifier-prefix.js';
import { findCurrentEntry, selectEntries } from '../../layout/navigation-entries.js';
import { ErrorScreen, Footer, Header, ProgressBar, SkipLink } from '../../layout/index.js';

/** Content of header and footer, from the remotes' descriptors. */
export interface Chrome {
  navigation: NavigationEntry[];
  search: RemoteDescriptor['search'];
}

/** Markup before and after the remote. */
export interface Frame {
  before: string;
  after: string;
}

/** Header and footer must not call the services while they render. */
const rejectCall = () => Promise.reject(new Error('The frame must not call the API while it renders'));
const noApi = createApi({ request: rejectCall, send: rejectCall, prepare: rejectCall });

/** Creates the platform that the layout uses. */
const createPlatform = (site: PageState['site']) => ({
  api: noApi,
  region: createRegionStore(),
  site: { origin: site.origin, renderedAt: 0, supportEmail: site.supportEmail },
});

/** Renders the shell's error screen in place of a remote. */
export const renderErrorScreen = (
  chrome: Chrome,
  { status, message }: { status: number; message: string },
  site: PageState['site'],
): string =>
  renderToString(
    <PlatformProvider value={createPlatform(site)}>
      <ErrorScreen status={status} message={message} search={chrome.search} />
    </PlatformProvider>,
  );

/** Renders header and footer as two separate roots, because the browser hydrates them one by one. */
function renderFrame(chrome: Chrome, path: string, site: PageState['site']): Frame {
  const value = createPlatform(site);
  const renderRoot = (element: ReactNode, identifierPrefix: string) =>
    renderToString(<PlatformProvider value={value}>{element}</PlatformProvider>, { identifierPrefix });
  const header = renderRoot(
    <Header navigation={chrome.navigation} search={chrome.search} path={path} />,
    HEADER_PREFIX,
  );
  const footer = renderRoot(<Footer navigation={chrome.navigation} site={site} />, FOOTER_PREFIX);
  return {
    before: `${renderToString(<SkipLink />)}<div id="mb-progress">${renderToString(
      <ProgressBar active={false} />,
    )}</div><div id="mb-header">${header}</div>`,
    after: `<div id="mb-footer">${footer}</div>`,
  };
}

/**
 * Renders the frame of pages. Frames differ only by the marked link of the main navigation, so each is rendered once.
 * A page that is in no cache must take little time of the process that serves all others.
 */
export class FrameRenderer {
  private readonly frames = new WeakMap<Chrome, Map<string, Frame>>();

  constructor(private readonly site: PageState['site']) {}

  /** @param path of the page, without its query */
  render(chrome: Chrome, path: string): Frame {
    const ofChrome = this.frames.get(chrome) ?? new Map<string, Frame>();
    this.frames.set(chrome, ofChrome);
    const current = findCurrentEntry(selectEntries(chrome.navigation, 'header'), path);
    const key = JSON.stringify(current ?? {});
    const frame = ofChrome.get(key) ?? renderFrame(chrome, path, this.site);
    ofChrome.set(key, frame);
    return frame;
  }
}
