import type { LiveRemote } from '@mockingbird/contracts';
import * as messages from '../../messages/browser/developer-panel.js';

/** A part of the page that one owner fills. */
export interface Zone {
  element: Element;
  kind: 'shell' | 'remote' | 'fragment';
  /** What it is: 'Header', 'Fragment quick-quiz'. */
  what: string;
  /** Who fills it: 'the shell', 'mfe-home 1.2.0'. */
  by: string;
}

/** What the zones need to know of the tab. */
export interface ZoneSource {
  /** The remote on the screen. */
  mounted: { readonly name: string | undefined };
  catalog: {
    byName: (name: string) => Pick<LiveRemote, 'name' | 'version'> | undefined;
    fragmentProvider: (fragment: string) => Pick<LiveRemote, 'name' | 'version'> | undefined;
  };
}

const describe = (remote: Pick<LiveRemote, 'name' | 'version'> | undefined, otherwise: string): string =>
  remote ? `${remote.name} ${remote.version}` : otherwise;

function toFragmentZone(element: HTMLElement, { catalog }: ZoneSource): Zone {
  const name = element.dataset.mbFragment ?? '';
  const by = describe(catalog.fragmentProvider(name), messages.noProvider);
  return {
    element,
    kind: 'fragment',
    what: messages.fragmentZone(name),
    by: element.childElementCount > 0 ? by : `${by}, ${messages.isEmpty}`,
  };
}

/** Finds the parts of the page, from its top to its bottom. */
export function findZones(source: ZoneSource, page: Document = document): Zone[] {
  const { catalog, mounted } = source;
  const zones: Zone[] = [];
  const add = (id: string, zone: Omit<Zone, 'element'>) => {
    const element = page.getElementById(id);
    if (element) zones.push({ element, ...zone });
  };
  add('mb-header', { kind: 'shell', what: messages.header, by: messages.ofTheShell });
  const remote = mounted.name === undefined ? undefined : catalog.byName(mounted.name);
  add('mb-remote', { kind: 'remote', what: messages.screenZone, by: describe(remote, messages.noRemote) });
  for (const element of page.querySelectorAll<HTMLElement>('[data-mb-fragment]'))
    zones.push(toFragmentZone(element, source));
  add('mb-footer', { kind: 'shell', what: messages.footer, by: messages.ofTheShell });
  return zones;
}
