import { liveCompositionSchema, type LiveRemote, type ManifestRoute } from '@mockingbird/contracts';
import { pageStateOf } from '../harness/page-state.js';

/** A route of the running site, and the remote that answers it. */
export interface LiveRoute {
  remote: LiveRemote;
  route: ManifestRoute;
}

/** Every route of the composition that is live, asked of the site itself. */
export async function liveRoutes(siteUrl: string): Promise<LiveRoute[]> {
  const page = await (await fetch(`${siteUrl}/about`)).text();
  const composition = pageStateOf(page)?.composition;
  const live = liveCompositionSchema.parse(
    await (await fetch(`${siteUrl}/_mb/compositions/${composition}`)).json(),
  );
  return live.remotes.flatMap((remote) => remote.routes.map((route) => ({ remote, route })));
}
