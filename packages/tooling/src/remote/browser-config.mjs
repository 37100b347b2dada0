import { createRequire } from 'node:module';
import { isAbsolute, join, relative, resolve as resolvePath, sep } from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack from 'webpack';
import { CompositionIntegrityPlugin } from '../webpack/integrity-plugin.mjs';
import { minimizers } from '../webpack/minimizers.mjs';
import { OwnFilesPlugin } from '../webpack/own-files-plugin.mjs';
import { moduleRules, resolve } from '../webpack/rules.mjs';
import { consumed } from '../webpack/shared.mjs';

const require = createRequire(import.meta.url);

export const ENTRY_FILE = 'remoteEntry.js';
/** Folder of the source maps in a build. They are published with it, and no visitor gets them. */
export const SOURCE_MAPS = 'source-maps';
const ROOT = resolvePath(import.meta.dirname, '../../../..');
const EXPOSED = './remote';

/**
 * Names a source in source maps: its path in the repository, which means something to every reader.
 * @param {{ absoluteResourcePath: string }} module
 */
export const sourceName = ({ absoluteResourcePath: path }) =>
  isAbsolute(path) ? relative(ROOT, path).split(sep).join('/') : path;

export const EXPOSED_CHUNK = 'remote';

/**
 * Of one build: the folders of sources and output, the remote's name, and the global variable of its entry.
 * @typedef {{ directory: string, output: string, name: string, global: string }} Settings
 */

/**
 * The browser build of a remote: entry, chunks and stylesheets.
 * @param {Settings} settings
 */
export function browserConfig({ directory, output, name, global }) {
  return /** @satisfies {import('webpack').Configuration} */ ({
    name: `${name} (browser)`,
    mode: 'production',
    context: directory,
    entry: {},
    target: ['web', 'es2020'],
    // Without the sources themselves: the maps tell files and lines only.
    devtool: 'hidden-nosources-source-map',
    output: {
      path: output,
      sourceMapFilename: `${SOURCE_MAPS}/[file].map`,
      devtoolModuleFilenameTemplate: sourceName,
      publicPath: 'auto',
      uniqueName: global,
      chunkFilename: '[name].[contenthash:10].js',
      crossOriginLoading: 'anonymous',
    },
    resolve,
    module: {
      rules: moduleRules({ server: false, salt: global }),
      // A name that a module does not export is undefined at run time: that is an error of this build.
      parser: { javascript: { exportsPresence: 'error' } },
    },
    plugins: [
      new webpack.container.ModuleFederationPlugin({
        name: global,
        library: { type: 'var', name: global },
        filename: ENTRY_FILE,
        exposes: { [EXPOSED]: { import: join(directory, 'src/remote.ts'), name: EXPOSED_CHUNK } },
        shared: consumed(directory),
      }),
      new MiniCssExtractPlugin({
        // The remote's name separates equally named stylesheets of two remotes, because the loader identifies them by
        // file name.
        filename: `${name}-[name].[contenthash:10].css`,
        chunkFilename: `${name}-[name].[contenthash:10].css`,
        ignoreOrder: true,
      }),
      new CompositionIntegrityPlugin(),
      new OwnFilesPlugin(ROOT, [directory, join(ROOT, 'packages'), join(ROOT, 'node_modules')]),
    ],
    optimization: {
      chunkIds: 'deterministic',
      moduleIds: 'deterministic',
      minimizer: minimizers(),
      splitChunks: { minSize: 18_000 },
    },
    performance: { hints: false },
    stats: 'none',
    infrastructureLogging: { level: 'error' },
    resolveLoader: { modules: [join(require.resolve('swc-loader/package.json'), '../..'), 'node_modules'] },
  });
}
