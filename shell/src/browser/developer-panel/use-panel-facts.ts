import { useEffect, useState } from 'react';
import type { PinnedVersion } from '../override/override.js';
import type { ShellContext } from '../shell-context.js';
import { readFacts, type PanelFacts } from './panel-facts.js';
import { fetchSiteDescription, type SiteDescription } from './site-description.js';
import { watchPage } from './watch-page.js';

/** What the panel shows, read again whenever the page changes. */
export function usePanelFacts(shell: ShellContext, pinned: readonly PinnedVersion[]): PanelFacts {
  const [facts, setFacts] = useState(() => readFacts(shell, pinned));
  useEffect(() => {
    const update = () => setFacts(readFacts(shell, pinned));
    // The tab knows the page's remote only, until it has loaded the composition.
    shell.catalog.load().then(update, () => undefined);
    return watchPage(update);
  }, [shell, pinned]);
  return facts;
}

/** The live site, as the edge describes it. @returns undefined until then, and when the edge does not answer */
export function useSiteDescription(): SiteDescription | undefined {
  const [site, setSite] = useState<SiteDescription>();
  useEffect(() => {
    fetchSiteDescription().then(setSite, (error: unknown) => console.warn('Developer panel:', error));
  }, []);
  return site;
}
