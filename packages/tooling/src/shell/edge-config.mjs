import { join } from 'node:path';
import { moduleRules, resolve } from '../webpack/rules.mjs';
import { SHELL_SALT } from './browser-config.mjs';

/** @param {string} request */
const isOurs = (request) => /^(\.|\/|@mockingbird\/)/.test(request);

/**
 * @param {{ request?: string }} data
 * @param {(error?: Error | null, result?: string) => void} callback
 */
const external = ({ request = '' }, callback) =>
  isOurs(request) ? callback() : callback(null, `commonjs2 ${request}`);

/**
 * Edge, gate, and the processes that they start, as CommonJS. npm packages stay external and are `require`d, so
 * that the worker and the remotes' server bundles share one react, router and zustand.
 * @param {import('./browser-config.mjs').Folders} folders
 */
export function edgeConfig({ directory, output }) {
  return /** @satisfies {import('webpack').Configuration} */ ({
    name: 'shell (edge)',
    mode: 'production',
    context: directory,
    entry: {
      'edge/main': join(directory, 'src/edge/main.ts'),
      'edge/render-process': join(directory, 'src/edge/render/process/main.ts'),
      'edge/worker': join(directory, 'src/edge/render/worker/worker.ts'),
      'edge/share-worker': join(directory, 'src/edge/share/raster/worker.ts'),
      'gate/main': join(directory, 'src/gate/main.ts'),
      'gate/accessibility': join(directory, 'src/gate/accessibility/process.ts'),
    },
    target: 'node20',
    devtool: 'source-map',
    output: { path: output, filename: '[name].cjs', library: { type: 'commonjs2' } },
    node: { __dirname: false, __filename: false },
    resolve,
    externalsPresets: { node: true },
    externals: [external],
    module: {
      rules: moduleRules({ server: true, salt: SHELL_SALT }),
      // Lazily loaded browser code is bundled on the server. `createRequire` finds files of packages when the edge runs.
      parser: { javascript: { dynamicImportMode: 'eager', createRequire: false } },
    },
    optimization: { minimize: false, splitChunks: false },
    performance: { hints: false },
    stats: 'none',
    infrastructureLogging: { level: 'error' },
  });
}
