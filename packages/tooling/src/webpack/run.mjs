import webpack from 'webpack';
import { describeBuildErrors, plainMessage } from './build-errors.mjs';

/**
 * Runs webpack once.
 * @param {import('webpack').Configuration} configuration
 * @returns {Promise<import('webpack').Stats>}
 * @throws when the compilation has errors; the message lists them all, with file and line
 */
export function run(configuration) {
  return new Promise((resolve, reject) => {
    webpack(configuration, (failure, stats) => {
      if (failure) return reject(new Error(plainMessage(failure.message), { cause: failure }));
      if (!stats) return reject(new Error('webpack reports no result'));
      if (stats.hasErrors()) {
        const { errors = [] } = stats.toJson({ all: false, errors: true });
        const { context } = stats.compilation.compiler;
        return reject(new Error(describeBuildErrors(errors, context).join('\n\n')));
      }
      return resolve(stats);
    })?.close(() => undefined);
  });
}
