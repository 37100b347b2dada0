import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { manifestSchema, type Manifest, type Publication } from '@mockingbird/contracts';
import { VERSION_FILES } from '@mockingbird/registry';
import { readPublication } from '@mockingbird/registry/publish';
import { remotes } from '../../../scripts/lib/workspaces.mjs';
import { EXAMPLES } from '../routes/examples.js';
import { chunkOf, secondPages, victimPages, type PageAt } from './possible-victims.js';
import { chosen } from './seed.js';

type Route = Manifest['routes'][number];

/** The shipped remote that fails in a scenario, and one of its pages. */
export interface Victim {
  name: string;
  manifest: Manifest;
  /** Address of the page. */
  path: string;
  route: Route;
  /** Another page of the same remote, with separate code. */
  second: PageAt;
}

/** The builds of the shipped remotes. */
export const shippedManifests = (): Manifest[] =>
  remotes().map(({ directory }) =>
    manifestSchema.parse(JSON.parse(readFileSync(join(directory, 'dist/manifest.json'), 'utf8'))),
  );

/**
 * Chooses a remote and one of its pages. `FAILURE_REMOTE` names one.
 * @param isPossible whether a page suits the scenario
 */
export function chooseVictim(scenario: string, isPossible: (route: Route) => boolean = () => true): Victim {
  const { FAILURE_REMOTE } = process.env;
  const candidates = shippedManifests()
    .filter(({ name }) => name === (FAILURE_REMOTE ?? name))
    .filter((manifest) => victimPages(manifest, EXAMPLES).some(isPossible));
  const manifest = chosen(candidates, `${scenario}: remote`);
  const pages = victimPages(manifest, EXAMPLES).filter(isPossible);
  const route = chosen(pages, `${scenario}: page of ${manifest.name}`);
  const second = chosen(
    secondPages(manifest, route, EXAMPLES),
    `${scenario}: second page of ${manifest.name}`,
  );
  return { name: manifest.name, manifest, path: route.path, route, second };
}

/** The victim's shipped version. */
export const publicationOf = ({ name }: Victim): Promise<Publication> => {
  const found = remotes().find(({ directory }) => directory.endsWith(`/${name}`));
  if (!found) throw new Error(`${name} is no remote of this repository`);
  return readPublication(join(found.directory, 'dist'));
};

/**
 * The victim's browser files for the page, as patterns of their addresses.
 * @param version a regular expression as text; every version when absent
 */
export function filesOf({ name, manifest, route }: Victim, version = '[^/]+', of: Route = route) {
  const address = (file: string | undefined) => {
    if (!file) throw new Error(`${name} has no such file for ${of.path}`);
    return new RegExp(`/remotes/${name}/${version}/${file}$`.replaceAll('.', String.raw`\.`));
  };
  return {
    entry: address(manifest.entry),
    /** The list of the version's files, for tabs that show another remote. */
    list: address(VERSION_FILES),
    /** Loaded with the entry: the exposed module of the remote. */
    sharedChunk: address(of.js.find((file) => file.startsWith('remote.'))),
    /** The page itself. */
    routeChunk: address(chunkOf(of)),
    stylesheet: address(of.css.at(-1)),
  };
}
