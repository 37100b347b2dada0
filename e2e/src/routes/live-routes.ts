import {
  liveCompositionSchema,
  pageStateSchema,
  type LiveRemote,
  type ManifestRoute,
} from '@mockingbird/contracts';
import { contentOf } from '../html/tags.js';

/** A route of the running site, and the remote that answers it. */
export interface LiveRoute {
  remote: LiveRemote;
  route: ManifestRoute;
}

/** The data block that a page carries for the browser. @throws when the page has none that fits */
export function pageStateOf(html: string): ReturnType<typeof pageStateSchema.parse> {
  const block = contentOf(
    html.slice(html.indexOf('<script type="application/json" id="mb-state">')),
    'script',
  );
  return pageStateSchema.parse(JSON.parse(block ?? 'null'));
}

/** Every route of the composition that is live, asked of the site itself. */
export async function liveRoutes(siteUrl: string): Promise<LiveRoute[]> {
  const page = await (await fetch(`${siteUrl}/about`)).text();
  const { composition } = pageStateOf(page);
  const live = liveCompositionSchema.parse(
    await (await fetch(`${siteUrl}/_mb/compositions/${composition}`)).json(),
  );
  return live.remotes.flatMap((remote) => remote.routes.map((route) => ({ remote, route })));
}
