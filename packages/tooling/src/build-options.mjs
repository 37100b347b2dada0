import { parseArgs } from 'node:util';

/**
 * What `mb-build` builds, and where.
 * @typedef {object} BuildOptions
 * @property {string} [version] default: the version of package.json with a hash of the inputs
 * @property {string} [out] default: `dist`
 * @property {boolean} serve whether the build is served afterwards
 * @property {string} [port] where it is served
 */

export const USAGE = `mb-build [--version VERSION] [--out FOLDER] [--serve [PORT]]

Builds the package in the current folder: a remote, the shell or a library.
Without options it writes dist/. The options are for remotes only:

  --version VERSION  builds this version. Default: the one of package.json,
                     with a hash of what it was built from (1.2.0-dev.h...)
  --out FOLDER       writes there instead of dist/
  --serve [PORT]     serves the build afterwards (5173), for a site that
                     allows overrides: ?mb=mfe-x@http://localhost:5173
  --help             prints this text

To build and publish a version: npm run release -- mfe-x (in the root).`;

/** An invalid command line. */
export class UsageError extends Error {}

/**
 * @param {string[]} args
 * @returns {BuildOptions | 'help'}
 * @throws {UsageError} for an unknown option, a missing value or a port that is none
 */
export function parseBuildOptions(args) {
  const { values, positionals } = parse(args);
  if (values.help) return 'help';
  const [port, ...others] = positionals;
  if (others.length > 0 || (port !== undefined && !values.serve))
    throw new UsageError(`Unexpected argument '${others[0] ?? port}'`);
  if (port !== undefined && !isPort(port)) throw new UsageError(`'${port}' is no port`);
  const { version, out, serve = false } = values;
  for (const [name, value] of Object.entries({ version, out }))
    if (value === '') throw new UsageError(`Option '--${name}' is empty`);
  return { version, out, serve, port };
}

/** @param {string[]} args */
function parse(args) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        version: { type: 'string' },
        out: { type: 'string' },
        serve: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

/** @param {string} text */
const isPort = (text) => /^\d{1,5}$/.test(text) && Number(text) < 65_536;
