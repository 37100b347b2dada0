import {
  liveCompositionSchema,
  versionFilesSchema,
  type LiveRemote,
  type ManifestRoute,
} from '@mockingbird/contracts';
import { VERSION_FILES } from '@mockingbird/registry';
import { pageStateOf } from '../harness/page-state.js';

/** A route of the running site, and its remote. */
export interface LiveRoute {
  remote: LiveRemote;
  route: ManifestRoute;
}

const jsonAt = async (address: string): Promise<unknown> => (await fetch(address)).json();

/** Every route of the live composition with its files, requested from the site itself. */
export async function liveRoutes(siteUrl: string): Promise<LiveRoute[]> {
  const page = await (await fetch(`${siteUrl}/about`)).text();
  const composition = pageStateOf(page)?.composition;
  const live = liveCompositionSchema.parse(await jsonAt(`${siteUrl}/_mb/compositions/${composition}`));
  const remotes = live.remotes.map(async (remote) => {
    const files = versionFilesSchema.parse(await jsonAt(siteUrl + remote.base + VERSION_FILES));
    return files.routes.map((route) => ({ remote: { ...remote, ...files }, route }));
  });
  return (await Promise.all(remotes)).flat();
}
