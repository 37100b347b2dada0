import webpack from 'webpack';

/**
 * Runs webpack once.
 * @param {import('webpack').Configuration} configuration
 * @returns {Promise<import('webpack').Stats>}
 * @throws when the compilation has errors; the message lists them all
 */
export function run(configuration) {
  return new Promise((resolve, reject) => {
    webpack(configuration, (failure, stats) => {
      if (failure || !stats) return reject(failure ?? new Error('webpack reports no result'));
      if (stats.hasErrors()) {
        return reject(
          new Error(stats.toString({ all: false, errors: true, errorDetails: true, colors: false })),
        );
      }
      return resolve(stats);
    })?.close(() => undefined);
  });
}
