import parts, { type Part } from '@mockingbird/bench/remotes';
import type { ManifestRoute } from '@mockingbird/contracts';
import { loadPage, toRouteObjects, type AnyPage, type RouteServices } from '@mockingbird/platform/internal';
import { resolveRoute } from '@mockingbird/registry';
import type { RouteObject } from 'react-router';
import { ErrorScreen } from '../../../../shell/src/layout/index.js';

/** A screen with loaded code, so that it can be rendered or hydrated synchronously. */
export interface LoadedScreen {
  part: Part;
  route: ManifestRoute;
  page: AnyPage;
}

/** Two remotes may use the same route id; in one router each must be unique. */
export const idOf = ({ part, route }: Pick<LoadedScreen, 'part' | 'route'>): string =>
  `${part.name}/${route.id}`;

/** Loads the screen of an address; undefined when no route matches. */
export async function loadScreen(pathname: string): Promise<LoadedScreen | undefined> {
  const match = resolveRoute(parts, pathname);
  if (!match || match.route.kind === 'resource') return undefined;
  const { remote: part, route } = match;
  return { part, route, page: await loadPage(part.definition, route.id) };
}

/** All routes of all remotes in one table; all except the loaded one are lazy. */
export const allRoutes = (services: RouteServices, loaded?: LoadedScreen): RouteObject[] =>
  parts.flatMap((part) =>
    toRouteObjects(
      part.definition,
      part.routes,
      loaded?.part === part ? { [loaded.route.id]: loaded.page } : {},
      services,
      ErrorScreen,
    ).map((object) => ({ ...object, id: `${part.name}/${object.id}` })),
  );

const byOrder = (a: { order: number; label: string }, b: { order: number; label: string }) =>
  a.order - b.order || (a.label < b.label ? -1 : 1);

/** Links of header and footer. */
export const chrome = {
  navigation: parts.flatMap(({ navigation }) => navigation).sort(byOrder),
  search: parts.find(({ search }) => search)?.search,
};
