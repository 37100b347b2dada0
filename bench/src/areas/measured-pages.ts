import { join } from 'node:path';
import { readPublication } from '@mockingbird/registry/publish';
import { remotes } from '../../../scripts/lib/workspaces.mjs';
import type { Sites } from '../sites.js';

export interface MeasuredPage {
  name: string;
  path: string;
  /** Not indexed by decision. */
  noindex?: boolean;
}

/** Every built remote, as published. */
export const publications = () =>
  Promise.all(remotes().map(({ directory }) => readPublication(join(directory, 'dist'))));

/** Screens whose address needs no id. `/` only redirects. */
async function plainRoutes(): Promise<MeasuredPage[]> {
  const routes = (await publications()).flatMap(({ manifest }) => manifest.routes);
  return routes
    .filter(({ kind, path }) => kind === 'page' && path !== '/' && !/[:*]/.test(path))
    .map(({ path, noindex }) => ({ name: path, path, noindex: noindex ?? false }));
}

/**
 * One or two pages of each remote.
 * @param everyRoute adds all pages without parameters
 */
export async function measuredPages(sites: Sites, everyRoute: boolean): Promise<MeasuredPage[]> {
  const { home, exam, mockTest, article, post } = await sites.addresses();
  return [
    { name: 'home', path: home },
    { name: 'exam', path: exam },
    { name: 'mock test', path: mockTest, noindex: true },
    { name: 'article', path: article },
    { name: 'post', path: post },
    { name: 'calculator', path: '/tools/sat-score-calculator' },
    { name: 'upload', path: '/dataupload', noindex: true },
    ...(everyRoute ? await plainRoutes() : []),
  ];
}
