import type { ComponentType } from 'react';
import {
  isRouteErrorResponse,
  useLoaderData,
  useParams,
  useRouteError,
  type RouteObject,
} from 'react-router';
import { ApiError, type Api } from '@mockingbird/api-client';
import type { ManifestRoute } from '@mockingbird/contracts';
import type { AnyPage, RemoteDefinition, RouteModule, SitemapSection } from './define-remote.js';
import { notFound, unavailable } from './page-error.js';
import type { Site } from './site.js';

export interface RouteServices {
  api: Api;
  site: () => Site;
  siteMap: () => Promise<SitemapSection[]>;
  /** Prefetched data for an address; rejects with the loader's error. */
  prefetched?: (url: URL) => Promise<unknown> | undefined;
}

/** `error` is the original error, for debugging. */
export type ErrorScreen = ComponentType<{ status: number; message: string; error?: unknown }>;

/** A remote's loaded pages by route id. Pages must be loaded before hydration, or React would suspend on them. */
export type LoadedPages = Readonly<Record<string, AnyPage>>;

export const isPage = (module: RouteModule['default']): module is AnyPage => 'Component' in module;

/** A status and a message for the user. */
export function describeError(error: unknown): { status: number; message: string } {
  if (isRouteErrorResponse(error)) {
    return { status: error.status, message: String(error.data || error.statusText) };
  }
  if (error instanceof ApiError) return describeApiError(error);
  return { status: 500, message: 'This page failed to load' };
}

const describeApiError = (error: ApiError) =>
  error.status === 404
    ? { status: 404, message: 'Page not found' }
    : { status: 503, message: 'This page cannot be shown right now' };

/** Turns the errors of the api-client into page responses, so that a loader needs no error handling. */
function toAnswer(error: unknown): unknown {
  if (!(error instanceof ApiError)) return error;
  return error.status === 404 ? notFound() : unavailable();
}

function screen(page: AnyPage): ComponentType {
  return function Screen() {
    const { Component } = page;
    // The data is the result of this page's own loader. Its type was lost when the page joined a list.
    return <Component data={useLoaderData<never>()} params={useParams()} />;
  };
}

function boundary(Own: ErrorScreen | undefined, Default: ErrorScreen): ComponentType {
  return function RouteErrorScreen() {
    const error = useRouteError();
    const described = describeError(error);
    // A rendering error is a bug of the remote: the shell shows its own error screen.
    const Chosen = described.status === 500 ? Default : (Own ?? Default);
    return <Chosen {...described} error={error} />;
  };
}

function pageRoute(
  route: ManifestRoute,
  page: AnyPage,
  services: RouteServices,
  Default: ErrorScreen,
): RouteObject {
  const { loader } = page;
  return {
    id: route.id,
    path: route.path,
    Component: screen(page),
    ErrorBoundary: boundary(page.ErrorScreen, Default),
    loader: loader
      ? async ({ params, request }) => {
          const url = new URL(request.url);
          try {
            const ahead = services.prefetched?.(url);
            if (ahead) return await ahead;
            return await loader({
              params,
              url,
              api: services.api,
              site: services.site(),
              signal: request.signal,
              siteMap: services.siteMap,
            });
          } catch (error) {
            throw toAnswer(error);
          }
        }
      : () => null,
  };
}

/**
 * Converts a remote's routes to react-router's route objects. Loaded pages are used directly; others load lazily.
 * @param routes the composition's routes of the remote
 */
export function toRouteObjects(
  definition: RemoteDefinition,
  routes: readonly ManifestRoute[],
  loaded: LoadedPages,
  services: RouteServices,
  Default: ErrorScreen,
): RouteObject[] {
  return routes
    .filter((route) => route.kind !== 'resource')
    .map((route) => {
      const page = loaded[route.id];
      if (page) return pageRoute(route, page, services, Default);
      return {
        id: route.id,
        path: route.path,
        ErrorBoundary: boundary(undefined, Default),
        lazy: async () => {
          const { Component, ErrorBoundary, loader } = pageRoute(
            route,
            await loadPage(definition, route.id),
            services,
            Default,
          );
          return { Component, ErrorBoundary, loader };
        },
      };
    });
}

/** @throws when the remote has no such page: its remote.json and its code differ */
export async function loadPage(definition: RemoteDefinition, id: string): Promise<AnyPage> {
  const load = definition.routes[id];
  if (!load) throw new Error(`The remote defines no route "${id}"`);
  const module = (await load()).default;
  if (!isPage(module)) throw new Error(`Route "${id}" is no page`);
  return module;
}
