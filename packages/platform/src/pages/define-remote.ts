import type { ComponentType, FunctionComponent } from 'react';
import type { Api } from '@mockingbird/api-client';
import type { FragmentModule, Placement } from '../fragments/define-fragment.js';
import type { Head } from './head.js';

export type Params = Readonly<Record<string, string | undefined>>;

export interface Site {
  /** Public origin, without a slash at its end. */
  origin: string;
  /** Epoch milliseconds when the page was rendered; the present when it was rendered in the browser. */
  renderedAt: number;
  supportEmail?: string | undefined;
}

export interface SitemapEntry {
  /** Path of this site. */
  path: string;
  title: string;
  /** ISO 8601 date. */
  lastModified?: string | undefined;
}

export interface SitemapSection {
  remote: string;
  entries: SitemapEntry[];
  /** The remote could not say: its addresses are unknown for now. */
  failed?: boolean;
}

export interface LoaderArgs {
  params: Params;
  url: URL;
  api: Api;
  site: Site;
  signal: AbortSignal;
  /** Every remote's addresses; answers on the server alone, for routes of kind `document` and `resource`. */
  siteMap: () => Promise<SitemapSection[]>;
}

export interface HeadArgs<Data> {
  data: Data;
  params: Params;
  url: URL;
  site: Site;
}

export interface PageProps<Data> {
  data: Data;
  params: Params;
}

/** A screen: its data, what it says of itself, and how it looks. */
export interface Page<Data = unknown> {
  /** Runs on the server for a first view and in the browser for a navigation. Throw `notFound()` and the like. */
  loader?: (args: LoaderArgs) => Promise<Data>;
  head: (args: HeadArgs<Data>) => Head;
  /** The pieces of other remotes that `Component` places (see `Fragment`), so that the server draws them as well. */
  fragments?: (args: Omit<HeadArgs<Data>, 'site'>) => Placement[];
  Component: FunctionComponent<PageProps<Data>>;
  /** Drawn in place of the page when its loader threw; the shell's own error screen when absent. */
  ErrorScreen?: ComponentType<{ status: number; message: string }>;
}

/** A route that answers a file and no page. */
export interface Resource {
  respond: (args: LoaderArgs) => Promise<Response>;
}

/** Gives a page its types: `loader`'s result is what `head` and `Component` receive. */
export const definePage = <Data = undefined>(page: Page<Data>): Page<Data> => page;

export const defineResource = (resource: Resource): Resource => resource;

/** A page whose data type is forgotten: what a list of pages holds. */
export type AnyPage = Omit<Page<never>, 'loader'> & { loader?: (args: LoaderArgs) => Promise<unknown> };

export interface RouteModule {
  default: AnyPage | Resource;
}

export interface RemoteDefinition {
  /** Route id (as in remote.json) to its module. The chunk must bear the id: `webpackChunkName: "<id>"`. */
  routes: Readonly<Record<string, () => Promise<RouteModule>>>;
  /** A fragment's name (as in remote.json) to its module. The chunk must be called `fragment-<name>`. */
  fragments?: Readonly<Record<string, () => Promise<FragmentModule>>>;
  /** The addresses that this remote wants search engines to know. */
  sitemap?: (args: { api: Api; site: Site; signal: AbortSignal }) => Promise<SitemapEntry[]>;
}

/** The one thing that a remote exposes. */
export const defineRemote = (definition: RemoteDefinition): RemoteDefinition => definition;
