import { createApi } from '@mockingbird/api-client';
import type { NavigationEntry, PageState, RemoteDescriptor } from '@mockingbird/contracts';
import { createRegionStore, PlatformProvider } from '@mockingbird/platform/internal';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { FOOTER_PREFIX, HEADER_PREFIX } from '../../identifier-prefix.js';
import { ErrorScreen, Footer, Header, ProgressBar, SkipLink } from '../../layout/index.js';

/** What the header and the footer show, gathered from the remotes' descriptors. */
export interface Chrome {
  navigation: NavigationEntry[];
  search: RemoteDescriptor['search'];
}

/** The page around a remote, as markup. */
export interface Frame {
  before: string;
  after: string;
}

/** Nothing in header and footer calls the services while rendering. */
const refuse = () => Promise.reject(new Error('No calls while the frame is rendered'));
const noApi = createApi({ ask: refuse, tell: refuse });

/** What parts of the layout use of the platform. */
const platformOf = (site: PageState['site']) => ({
  api: noApi,
  region: createRegionStore(),
  site: { origin: site.origin, renderedAt: 0, supportEmail: site.supportEmail },
});

/** Renders the shell's own answer in a remote's place. */
export const renderErrorScreen = (
  chrome: Chrome,
  { status, message }: { status: number; message: string },
  site: PageState['site'],
): string =>
  renderToString(
    <PlatformProvider value={platformOf(site)}>
      <ErrorScreen status={status} message={message} search={chrome.search} />
    </PlatformProvider>,
  );

/** Renders header and footer as two roots of their own: the browser takes them over one by one. */
export function renderFrame(chrome: Chrome, path: string, site: PageState['site']): Frame {
  const value = platformOf(site);
  const render = (element: ReactNode, identifierPrefix: string) =>
    renderToString(<PlatformProvider value={value}>{element}</PlatformProvider>, { identifierPrefix });
  const header = render(
    <Header navigation={chrome.navigation} search={chrome.search} path={path} />,
    HEADER_PREFIX,
  );
  const footer = render(<Footer navigation={chrome.navigation} site={site} />, FOOTER_PREFIX);
  return {
    before: `${renderToString(<SkipLink />)}<div id="mb-progress">${renderToString(
      <ProgressBar active={false} />,
    )}</div><div id="mb-header">${header}</div>`,
    after: `<div id="mb-footer">${footer}</div>`,
  };
}
