import { createRequire } from 'node:module';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import { swcOptions } from '../swc-options.mjs';

const require = createRequire(import.meta.url);

/** Phones of the last five years. */
const BROWSER_TARGET = 'es2020';
const SERVER_TARGET = 'es2022';

/** Module resolution: workspace packages by their sources; `.js` in an import means the TypeScript file beside it. */
export const resolve = {
  extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
  extensionAlias: { '.js': ['.ts', '.tsx', '.js'] },
  conditionNames: ['source', '...'],
};

/**
 * @typedef {import('webpack').RuleSetRule} Rule
 * @typedef {Omit<Rule, 'options'> & { loader: string, options: { jsc: Jsc, [option: string]: unknown } }} ScriptRule
 * @typedef {Omit<typeof swcOptions.jsc, 'target'> & { target: string }} Jsc
 */

/**
 * @param {{ server: boolean, salt: string }} options `salt` makes the class names of two versions different
 * @returns {[ScriptRule, ...Rule[]]}
 */
export function moduleRules({ server, salt }) {
  const cssModule = {
    loader: require.resolve('css-loader'),
    options: {
      // Errors are in scripts only.
      sourceMap: false,
      modules: {
        auto: true,
        namedExport: false,
        exportLocalsConvention: 'as-is',
        localIdentName: '[local]_[hash:base64:4]',
        localIdentHashSalt: salt,
        exportOnlyLocals: server,
      },
    },
  };
  return [
    {
      test: /\.tsx?$/,
      loader: require.resolve('swc-loader'),
      options: {
        ...swcOptions,
        jsc: { ...swcOptions.jsc, target: server ? SERVER_TARGET : BROWSER_TARGET },
        swcrc: false,
      },
      type: 'javascript/auto',
      resolve: { fullySpecified: false },
    },
    {
      test: /\.(?:woff2|svg)$/,
      type: 'asset/resource',
      generator: { filename: '[name].[contenthash:10][ext]', emit: !server },
    },
    { test: /\.css$/, use: server ? [cssModule] : [MiniCssExtractPlugin.loader, cssModule] },
  ];
}
