import webpack from 'webpack';
import { describeBuildErrors, plainMessage } from '../webpack/build-errors.mjs';
import { developmentConfig } from './remote-config.mjs';

/**
 * @typedef {{ hash: string, errors: string[], milliseconds: number }} Built `hash` is the id of the last build without
 * errors
 */

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
      const errors = [plainMessage(failure?.message ?? 'webpack reports no result')];
      onBuilt({ hash: lastGood, errors, milliseconds: 0 });
      return;
    }
    const { errors = [], time = 0 } = stats.toJson({ all: false, errors: true, timings: true });
    if (errors.length === 0) lastGood = stats.hash ?? '';
    onBuilt({ hash: lastGood, errors: describeBuildErrors(errors, settings.directory), milliseconds: time });
  };
  compiler.watch(compiler.options.watchOptions, tell);
}
