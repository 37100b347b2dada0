import { join } from 'node:path';
import { moduleRules, resolve } from '../webpack/rules.mjs';
import { SHARED_LIBRARIES } from '../webpack/shared.mjs';
import { sourceName } from './browser-config.mjs';

export const SERVER_FILE = 'server.cjs';

/** @param {string} request */
const isShared = (request) =>
  SHARED_LIBRARIES.some((name) => request === name || request.startsWith(`${name}/`));

/** Code that pages load after hydration, by the name of its file: `bank-lazy.ts`. The server never runs it. */
const BROWSER_ONLY = /^\..*-lazy(\.js)?$/;

/**
 * @param {{ request?: string }} data
 * @param {(error?: Error | null, result?: string) => void} callback
 */
const external = ({ request = '' }, callback) => {
  if (isShared(request)) return callback(null, `commonjs2 ${request}`);
  return BROWSER_ONLY.test(request) ? callback(null, 'var {}') : callback();
};

/**
 * The server build: one commonjs2 bundle; shared libraries come from the edge's allow-listed `require`.
 * @param {import('./browser-config.mjs').Settings} settings
 */
export function serverConfig({ directory, output, name, global }) {
  return /** @satisfies {import('webpack').Configuration} */ ({
    name: `${name} (server)`,
    mode: 'production',
    context: directory,
    entry: join(directory, 'src/remote.ts'),
    target: 'node20',
    // In the bundle, which no visitor gets: an edge logs file and line of what a remote throws.
    devtool: 'inline-nosources-cheap-module-source-map',
    output: {
      path: output,
      filename: SERVER_FILE,
      library: { type: 'commonjs2' },
      uniqueName: global,
      devtoolModuleFilenameTemplate: sourceName,
      asyncChunks: false,
    },
    resolve,
    externalsPresets: { node: true },
    externals: [external],
    module: {
      rules: moduleRules({ server: true, salt: global }),
      parser: { javascript: { dynamicImportMode: 'eager' } },
    },
    optimization: { minimize: false },
    performance: { hints: false },
    stats: 'none',
    infrastructureLogging: { level: 'error' },
  });
}
