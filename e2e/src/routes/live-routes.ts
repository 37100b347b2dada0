import { liveCompositionSchema, type LiveRemote, type ManifestRoute } from '@mockingbird/contracts';
import { pageStateOf } from '../harness/page-state.js';

/** A route of the running site, and its remote. */
export interface LiveRoute {
  remote: LiveRemote;
  route: ManifestRoute;
}

/** Every route of the live composition, requested from the site itself. */
export async function liveRoutes(siteUrl: string): Promise<LiveRoute[]> {
  const page = await (await fetch(`${siteUrl}/about`)).text();
  const composition = pageStateOf(page)?.composition;
  const live = liveCompositionSchema.parse(
    await (await fetch(`${siteUrl}/_mb/compositions/${composition}`)).json(),
  );
  return live.remotes.flatMap((remote) => remote.routes.map((route) => ({ remote, route })));
}
