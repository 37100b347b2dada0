import type { ComponentType, FunctionComponent } from 'react';
import type { Api } from '@mockingbird/api-client';
import type { FragmentModule, Placement } from '../fragments/define-fragment.js';
import type { Head } from './head.js';
import type { Site } from './site.js';

export type Params = Readonly<Record<string, string | undefined>>;

export interface SitemapEntry {
  /** Path of this site. */
  path: string;
  title: string;
  /** ISO 8601 date. */
  lastModified?: string | undefined;
  /** For the search of the site: what the page is, in a word or two. 'Exam', 'Topic', 'Article'. */
  kind?: string | undefined;
  /** For the search of the site: words that visitors may use and that the title does not have. */
  keywords?: string | undefined;
}

export interface SitemapSection {
  remote: string;
  entries: SitemapEntry[];
  /** The remote could not list its addresses, for example because the services are unavailable. */
  failed?: boolean;
}

export interface LoaderArgs {
  params: Params;
  url: URL;
  api: Api;
  site: Site;
  signal: AbortSignal;
  /** The addresses of all remotes; on the server only, for routes of kind `document` and `resource`. */
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

/** A page: its data, its metadata and its component. */
export interface Page<Data = unknown> {
  /**
   * Runs on the server for a first view and in the browser for a navigation. Throw `notFound()` and similar errors.
   */
  loader?: (args: LoaderArgs) => Promise<Data>;
  head: (args: HeadArgs<Data>) => Head;
  /** The fragments of other remotes that `Component` shows (see `Fragment`), so that the server renders them too. */
  fragments?: (args: Omit<HeadArgs<Data>, 'site'>) => Placement[];
  Component: FunctionComponent<PageProps<Data>>;
  /** Shown instead of the page when its loader threw. Default: the shell's error screen. */
  ErrorScreen?: ComponentType<{ status: number; message: string }>;
}

/** A route that responds with a file instead of a page. */
export interface Resource {
  respond: (args: LoaderArgs) => Promise<Response>;
}

/** Gives a page its types: `loader`'s result is what `head` and `Component` receive. */
export const definePage = <Data = undefined>(page: Page<Data>): Page<Data> => page;

export const defineResource = (resource: Resource): Resource => resource;

/** A page without its data type, for lists of pages. */
export type AnyPage = Omit<Page<never>, 'loader'> & { loader?: (args: LoaderArgs) => Promise<unknown> };

export interface RouteModule {
  default: AnyPage | Resource;
}

export interface RemoteDefinition {
  /** Route id (as in remote.json) to its module. The chunk must bear the id: `webpackChunkName: "<id>"`. */
  routes: Readonly<Record<string, () => Promise<RouteModule>>>;
  /** Fragment name (as in remote.json) to its module. The chunk must be called `fragment-<name>`. */
  fragments?: Readonly<Record<string, () => Promise<FragmentModule>>>;
  /** The addresses of this remote for the sitemap. */
  sitemap?: (args: { api: Api; site: Site; signal: AbortSignal }) => Promise<SitemapEntry[]>;
}

/** The single export of a remote. */
export const defineRemote = (definition: RemoteDefinition): RemoteDefinition => definition;
