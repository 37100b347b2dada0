import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack from 'webpack';
import { CompositionIntegrityPlugin } from '../webpack/integrity-plugin.mjs';
import { minimizers } from '../webpack/minimizers.mjs';
import { moduleRules, resolve } from '../webpack/rules.mjs';
import { installedVersion } from '../webpack/shared.mjs';

/**
 * @typedef {import('webpack').Configuration} Configuration
 * @typedef {import('../webpack/rules.mjs').Rule} Rule
 * @typedef {import('../webpack/rules.mjs').ScriptRule} ScriptRule
 * @typedef {{ directory: string, output: string }} Folders of the sources and of the build
 */

/** Both builds of the shell use this salt for class names. */
export const SHELL_SALT = 'shell';

const fromHere = createRequire(import.meta.url);
const facade = '@mockingbird/platform/router';

/**
 * @typedef {{ version: string, requiredVersion: false, import?: string } & Eager} SharedModule
 * @typedef {{ eager: true, singleton: true, strictVersion: true }} Eager
 */

/**
 * Shared eagerly: an asynchronous boundary would cost a dozen requests before anything runs.
 * @param {string} directory
 */
function sharedModules(directory) {
  /**
   * @param {string} name
   * @param {{ of?: string, from?: string }} extra `of`: the package with the version; `from`: the module to import
   * @returns {SharedModule}
   */
  const eager = (name, extra = {}) => ({
    eager: true,
    singleton: true,
    strictVersion: true,
    version: installedVersion(extra.of ?? name, directory),
    requiredVersion: false,
    ...(extra.from ? { import: extra.from } : {}),
  });
  return {
    react: eager('react'),
    'react/jsx-runtime': eager('react/jsx-runtime', { of: 'react' }),
    'react-dom': eager('react-dom'),
    'react-router-dom': eager('react-router-dom', { from: facade }),
    zustand: eager('zustand'),
    '@mockingbird/platform': eager('@mockingbird/platform'),
  };
}

/**
 * @param {string} directory
 * @returns {Record<string, string>} the shared libraries for remotes, with their versions
 */
export const providedVersions = (directory) =>
  Object.fromEntries(Object.entries(sharedModules(directory)).map(([name, { version }]) => [name, version]));

/** @returns {[ScriptRule, ...Rule[]]} */
export const shellRules = () => [
  ...moduleRules({ server: false, salt: SHELL_SALT }),
  {
    test: /react-router[\\/]dist[\\/]production[\\/].*\.mjs$/,
    loader: fromHere.resolve('../webpack/pure-react-calls-loader.cjs'),
  },
];

/**
 * The shell for browsers: one script, one stylesheet. It provides the shared libraries and loads the remotes.
 * @param {Folders} folders
 */
export function shellBrowserConfig({ directory, output }) {
  return /** @satisfies {Configuration} */ ({
    name: 'shell (browser)',
    mode: 'production',
    context: directory,
    entry: { shell: join(directory, 'src/browser/main.ts') },
    target: ['web', 'es2020'],
    devtool: false,
    output: {
      path: output,
      publicPath: '/assets/',
      filename: '[name].[contenthash:10].js',
      chunkFilename: 'part-[id].[contenthash:10].js',
      uniqueName: 'mb_shell',
      crossOriginLoading: 'anonymous',
    },
    resolve: {
      ...resolve,
      alias: {
        // Its exports name the development build for every condition.
        'react-router$': join(
          dirname(fromHere.resolve('react-router/package.json')),
          'dist/production/index.mjs',
        ),
      },
    },
    module: { rules: shellRules() },
    plugins: [
      new webpack.container.ModuleFederationPlugin({ name: 'mb_shell', shared: sharedModules(directory) }),
      new MiniCssExtractPlugin({ filename: 'shell.[contenthash:10].css', ignoreOrder: true }),
      new CompositionIntegrityPlugin(),
    ],
    optimization: {
      splitChunks: { chunks: 'async', minSize: 4_000 },
      runtimeChunk: false,
      minimizer: minimizers(),
    },
    performance: { hints: false },
    stats: 'none',
    infrastructureLogging: { level: 'error' },
  });
}

/**
 * The script that sets the theme before the first paint: separate and synchronous.
 * @param {Folders} folders
 */
export function themeConfig({ directory, output }) {
  return /** @satisfies {Configuration} */ ({
    name: 'shell (theme)',
    mode: 'production',
    context: directory,
    entry: { theme: join(directory, 'src/theme/theme.ts') },
    target: ['web', 'es2020'],
    devtool: false,
    output: { path: output, filename: '[name].[contenthash:10].js' },
    resolve,
    module: { rules: moduleRules({ server: false, salt: SHELL_SALT }) },
    stats: 'none',
    infrastructureLogging: { level: 'error' },
  });
}
