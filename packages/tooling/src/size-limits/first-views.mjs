import { GZIP, HEAVIER_ROUTES, ALWAYS_LOADED, OVER_THE_LIMIT } from './limits.mjs';

/**
 * What the sizes need of a remote's `manifest.json`; sizes are bytes after gzip.
 * @typedef {{ name: string, entry: string, routes: Route[], files: Record<string, { gzip?: number }> }} Manifest
 * @typedef {{ id: string, js: string[], css: string[] }} Route
 * @typedef {{ remote: string, route: string, own: number, script: number, style: number }} View
 * @typedef {{ remote: string, route: string, own: number, limit: number }} Later
 */

/** @param {number[]} numbers */
const sum = (numbers) => numbers.reduce((total, each) => total + each, 0);

/**
 * The sizes of the first view of every page of a remote.
 * @param {{ script: number, style: number }} shell bytes after gzip
 * @param {Manifest} manifest
 * @returns {View[]}
 */
export function firstViews(shell, manifest) {
  /** @param {string} file */
  const gzip = (file) => {
    const size = manifest.files[file]?.gzip;
    if (size === undefined) throw new Error(`${manifest.name}: the manifest has no size of ${file}`);
    return size;
  };
  return manifest.routes
    .filter(({ js }) => js.length > 0)
    .map(({ id, js, css }) => {
      const own = sum([manifest.entry, ...js].map(gzip));
      return {
        remote: manifest.name,
        route: id,
        own,
        script: shell.script + own,
        style: shell.style + sum(css.map(gzip)),
      };
    });
}

/**
 * The sizes of the routes that always load more code, with this code.
 * @param {Manifest} manifest
 * @param {Record<string, string[]>} chunks the files of each named chunk, from the build
 * @returns {Later[]}
 * @throws when a chunk has no such name any more
 */
export function laterViews({ name, entry, routes, files }, chunks) {
  return Object.entries(ALWAYS_LOADED[name] ?? {}).map(([id, { chunks: names, limit }]) => {
    const route = routes.find((each) => each.id === id);
    const missing = names.filter((chunk) => chunks[chunk] === undefined);
    if (!route || missing.length > 0)
      throw new Error(`${name} "${id}": there is no ${route ? `chunk ${missing.join(', ')}` : 'such route'}`);
    const loaded = new Set([entry, ...route.js, ...names.flatMap((chunk) => chunks[chunk] ?? [])]);
    return { remote: name, route: id, limit, own: sum([...loaded].map((file) => files[file]?.gzip ?? 0)) };
  });
}

/** @param {Later} view */
export const findLaterIssues = ({ remote, route, own, limit }) =>
  own > limit
    ? [
        `${remote} "${route}": ${kilobytes(own)} gzipped of the remote's own script with what it always loads; at most ${kilobytes(limit)} are allowed`,
      ]
    : [];

/** @param {Later} view */
export const laterLine = ({ remote, route, own, limit }) =>
  `${remote}: own script ${kilobytes(own)} of ${kilobytes(limit)} (${route}, with what it always loads)`;

/** @param {number} bytes */
const kilobytes = (bytes) => `${(bytes / 1_000).toFixed(1)} KB`;

/**
 * @param {View} view
 * @returns {string[]} one line for each limit that the view exceeds
 */
export function findViewIssues({ remote, route, own, script, style }) {
  const ownLimit = HEAVIER_ROUTES[remote]?.[route] ?? GZIP.remoteScript;
  return [
    { what: "of the remote's own script", bytes: own, limit: ownLimit },
    {
      what: 'of script in the first view',
      bytes: script,
      limit: OVER_THE_LIMIT[remote]?.[route] ?? GZIP.firstViewScript,
    },
    { what: 'of styles in the first view', bytes: style, limit: GZIP.firstViewStyle },
  ]
    .filter(({ bytes, limit }) => bytes > limit)
    .map(
      ({ what, bytes, limit }) =>
        `${remote} "${route}": ${kilobytes(bytes)} gzipped ${what}; at most ${kilobytes(limit)} are allowed`,
    );
}

/**
 * @param {View[]} views
 * @returns {string} the heaviest view of a remote in one line
 */
export function summaryLine(views) {
  /** @typedef {'own' | 'script' | 'style'} Part */
  /** @param {Part} key */
  const heaviest = (key) => views.reduce((most, view) => (view[key] > most[key] ? view : most));
  /** @param {string} label @param {Part} key */
  const part = (label, key) => `${label} ${kilobytes(heaviest(key)[key])} (${heaviest(key).route})`;
  return `${heaviest('own').remote}: ${part('own script', 'own')}, ${part('first view script', 'script')}, ${part('styles', 'style')}`;
}
