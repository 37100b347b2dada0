import webpack from 'webpack';
import { developmentConfig } from './remote-config.mjs';

/**
 * @typedef {{ hash: string, errors: string[], milliseconds: number }} Built `hash` is the id of the last build without
 * errors
 */

/**
 * webpack's message without terminal colours.
 * @param {string} text
 */
// eslint-disable-next-line no-control-regex -- the escape character is what is looked for
const plain = (text) => text.replaceAll(/\u001B\[[\d;]*m/g, '');

/** Text that webpack and its loaders add around the compiler's message. */
const AROUND = [/^Module build failed \(from [^)]*\):\n(?:Error: +)?/, /\s*Caused by:\s*Syntax Error\s*$/];

/** @param {{ moduleName?: string, message: string }} error */
function describeError({ moduleName, message }) {
  const words = AROUND.reduce((text, noise) => text.replace(noise, ''), plain(message));
  return moduleName ? `${moduleName}\n${words}` : words;
}

/**
 * Builds a remote for development, and again after each change, until the process ends.
 * @param {import('../remote/browser-config.mjs').Settings} settings
 * @param {(built: Built) => void} onBuilt called after each build
 */
export function watchRemote(settings, onBuilt) {
  const compiler = webpack(developmentConfig(settings));
  let lastGood = '';
  /** @type {Parameters<typeof compiler.watch>[1]} */
  const tell = (failure, stats) => {
    if (failure || !stats) {
      const errors = [plain(failure?.message ?? 'webpack reports no result')];
      onBuilt({ hash: lastGood, errors, milliseconds: 0 });
      return;
    }
    const { errors = [], time = 0 } = stats.toJson({ all: false, errors: true, timings: true });
    if (errors.length === 0) lastGood = stats.hash ?? '';
    onBuilt({ hash: lastGood, errors: errors.map(describeError), milliseconds: time });
  };
  compiler.watch(compiler.options.watchOptions, tell);
}
