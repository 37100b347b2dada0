import type { PinnedVersion } from '../override/override.js';
import { requestedOverride } from '../override/requested-override.js';
import type { ShellContext } from '../shell-context.js';
import { listSwitches, type OverrideSwitch } from './override-switches.js';
import { listSharedModules, type SharedModule } from './shared-modules.js';
import { readSwitchedOff } from './tab-storage.js';
import { findZones, type Zone } from './zones.js';

export interface RemoteFacts {
  name: string;
  version: string;
  isOnScreen: boolean;
  isOverridden: boolean;
}

/** What the panel shows of the tab, at one moment. */
export interface PanelFacts {
  composition: number;
  remotes: RemoteFacts[];
  shared: SharedModule[];
  zones: Zone[];
  /** Undefined where overrides are off. */
  switches: OverrideSwitch[] | undefined;
}

/** @param pinned the versions that replace live ones in this tab */
export function readFacts(
  { catalog, mounted, state }: Pick<ShellContext, 'catalog' | 'mounted' | 'state'>,
  pinned: readonly PinnedVersion[],
): PanelFacts {
  const overridden = pinned.map(({ remote }) => remote.name);
  const remotes = catalog.all.map(({ name, version }) => ({
    name,
    version,
    isOnScreen: name === mounted.name,
    isOverridden: overridden.includes(name),
  }));
  return {
    composition: catalog.composition,
    remotes: remotes.sort((a, b) => a.name.localeCompare(b.name)),
    shared: listSharedModules(__webpack_share_scopes__.default),
    zones: findZones({ catalog, mounted }),
    switches: state.overrideOrigins
      ? listSwitches(requestedOverride() ?? '', readSwitchedOff(), overridden)
      : undefined,
  };
}
