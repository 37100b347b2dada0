import { GZIP, HEAVIER_ROUTES, OVER_THE_LIMIT } from './limits.mjs';

const sum = (numbers) => numbers.reduce((total, each) => total + each, 0);

/**
 * The sizes of the first view of every page of a remote.
 * @param {{ script: number, style: number }} shell bytes after gzip
 * @param {object} manifest a remote's `manifest.json`
 * @returns {{ remote: string, route: string, own: number, script: number, style: number }[]} bytes after gzip
 */
export function firstViews(shell, manifest) {
  const gzip = (file) => manifest.files[file].gzip;
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

const kilobytes = (bytes) => `${(bytes / 1_000).toFixed(1)} KB`;

/** @returns {string[]} one line for each limit that the view exceeds */
export function viewFaults({ remote, route, own, script, style }) {
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

/** @returns {string} the heaviest view of a remote in one line */
export function summaryLine(views) {
  const heaviest = (key) => views.reduce((most, view) => (view[key] > most[key] ? view : most));
  const part = (label, key) => `${label} ${kilobytes(heaviest(key)[key])} (${heaviest(key).route})`;
  return `${views[0].remote}: ${part('own script', 'own')}, ${part('first view script', 'script')}, ${part('styles', 'style')}`;
}
