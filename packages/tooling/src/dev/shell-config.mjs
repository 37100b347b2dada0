import { dirname, join } from 'node:path';
import webpack from 'webpack';
import { shellBrowserConfig, shellRules } from '../shell/browser-config.mjs';

/** Name prefix of the development shell's files. */
export const DEVELOPMENT_PREFIX = 'development-';
export const SHELL_FILE = `${DEVELOPMENT_PREFIX}shell.js`;

/**
 * Modules of the shell's `remotes` folder that development replaces.
 * @type {Readonly<Record<string, string>>}
 */
const REPLACED = {
  integrity: 'integrity.ts',
  'remote-error': 'errors/remote-error.ts',
  'register-remotes': 'register-remotes.ts',
};

/** @param {string} file */
const ours = (file) => join(import.meta.dirname, 'browser', file);

/**
 * The shell's own rules with the JSX transform of a release: a released remote requires `react/jsx-runtime` from the
 * shell.
 * @param {[import('../webpack/rules.mjs').ScriptRule, ...import('../webpack/rules.mjs').Rule[]]} rules
 */
function withJsxOfRelease([scripts, ...styles]) {
  const { options } = scripts;
  const react = { ...options.jsc.transform.react, development: false };
  const jsc = { ...options.jsc, transform: { ...options.jsc.transform, react } };
  return [{ ...scripts, options: { ...options, jsc } }, ...styles];
}

/**
 * The shell for development: React's development build, with react-refresh loaded before React starts.
 * @param {{ directory: string, output: string }} folders
 */
export function developmentShellConfig({ directory, output }) {
  const release = shellBrowserConfig({ directory, output });
  const browser = join(directory, 'src/browser');
  const remotes = join(browser, 'remotes');
  /**
   * Whether a relative import leads to a file of the shell's `remotes` folder.
   * @param {{ context: string, request: string }} resource
   */
  const isInRemotes = ({ context, request }) => dirname(join(context, request)) === remotes;
  const replacements = Object.entries(REPLACED).map(
    ([name, replacement]) =>
      new webpack.NormalModuleReplacementPlugin(
        new RegExp(String.raw`^\.{1,2}/(.+/)?${name}\.js$`),
        (resource) => {
          if (isInRemotes(resource)) resource.request = ours(replacement);
        },
      ),
  );
  return /** @satisfies {import('webpack').Configuration} */ ({
    ...release,
    name: 'shell (development)',
    mode: 'development',
    devtool: 'source-map',
    entry: { shell: [ours('start.ts'), join(browser, 'main.ts')] },
    output: {
      ...release.output,
      filename: `${DEVELOPMENT_PREFIX}[name].js`,
      chunkFilename: `${DEVELOPMENT_PREFIX}[id].[contenthash:10].js`,
    },
    resolve: {
      ...release.resolve,
      alias: {
        ...release.resolve.alias,
        'shell/integrity$': join(remotes, 'integrity.ts'),
        'shell/register-remotes$': join(remotes, 'register-remotes.ts'),
        'shell/developer-panel$': join(browser, 'developer-panel/show-panel.tsx'),
      },
    },
    module: { rules: withJsxOfRelease(shellRules()) },
    plugins: [...release.plugins, ...replacements],
  });
}
