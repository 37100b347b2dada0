import { join } from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack from 'webpack';
import { browserConfig } from '../remote/browser-config.mjs';
import { CompositionIntegrityPlugin } from '../webpack/integrity-plugin.mjs';
import { moduleRules } from '../webpack/rules.mjs';

const REFRESH_LOADER = join(import.meta.dirname, 'refresh-loader.mjs');
/** Milliseconds in which several saves cause one build. */
const GATHER_MS = 10;

/** @param {unknown} plugin */
const isForReleases = (plugin) =>
  plugin instanceof CompositionIntegrityPlugin || plugin instanceof MiniCssExtractPlugin;

/** @param {string} global */
function developmentRules(global) {
  const [scripts, ...styles] = moduleRules({ server: false, salt: global });
  const { loader, options, ...rule } = scripts;
  const react = { ...options.jsc.transform.react, development: true, refresh: true };
  const jsc = { ...options.jsc, transform: { ...options.jsc.transform, react } };
  return [
    { ...rule, use: [{ loader: REFRESH_LOADER }, { loader, options: { ...options, jsc } }] },
    ...styles,
  ];
}

/**
 * A remote's browser build for development: the release build with stable names, source maps and hot updates. No
 * `eval`, because the edge's content security policy forbids it, and development uses the same policy.
 * @param {import('../remote/browser-config.mjs').Settings} settings
 */
export function developmentConfig({ directory, output, name, global }) {
  const release = browserConfig({ directory, output, name, global });
  // The source maps are beside the files, for browsers and the panel of errors. A release has them in another folder.
  const { path, publicPath, uniqueName, crossOriginLoading } = release.output;
  const sheets = `${name}-[name].css`;
  return /** @satisfies {import('webpack').Configuration} */ ({
    ...release,
    name: `${name} (development)`,
    mode: 'development',
    devtool: 'cheap-module-source-map',
    output: { path, publicPath, uniqueName, crossOriginLoading, chunkFilename: '[name].js' },
    module: { ...release.module, rules: developmentRules(global) },
    plugins: [
      ...release.plugins.filter((plugin) => !isForReleases(plugin)),
      new MiniCssExtractPlugin({ filename: sheets, chunkFilename: sheets, ignoreOrder: true }),
      new webpack.HotModuleReplacementPlugin(),
    ],
    optimization: {
      chunkIds: 'named',
      moduleIds: 'named',
      splitChunks: false,
      // A failed compilation changes nothing: the last good build stays.
      emitOnErrors: false,
    },
    watchOptions: { aggregateTimeout: GATHER_MS, ignored: /[\\/](node_modules|dist|coverage)[\\/]/ },
  });
}
