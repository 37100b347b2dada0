import type { LiveSite } from '../composition/live-site.js';
import type { ServerVersion } from '../render/protocol.js';

/** How a version of a remote reaches visitors. `broken`: it should, but cannot be served. */
export type Channel = 'live' | 'canary' | 'fallback' | 'broken';

export interface VersionInUse {
  remote: string;
  version: string;
  channel: Channel;
}

/** Lists the versions of a site, canaries included. */
export const versionsInUse = ({ remotes, broken }: LiveSite): VersionInUse[] => [
  ...remotes.flatMap(({ manifest: { name, version }, isFallback, canary }): VersionInUse[] => [
    { remote: name, version, channel: isFallback ? 'fallback' : 'live' },
    ...(canary
      ? [{ remote: name, version: canary.served.manifest.version, channel: 'canary' as const }]
      : []),
  ]),
  ...broken.map(({ name, version }): VersionInUse => ({ remote: name, version, channel: 'broken' })),
];

/** @returns `other` for a version of an override, of an earlier composition, or of one that is prepared and not live yet */
export const channelOf = (
  site: LiveSite | undefined,
  { name, version }: Pick<ServerVersion, 'name' | 'version'>,
): Channel | 'other' =>
  (site ? versionsInUse(site) : []).find((each) => each.remote === name && each.version === version)
    ?.channel ?? 'other';
