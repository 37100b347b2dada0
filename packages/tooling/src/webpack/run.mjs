import webpack from 'webpack';

/**
 * Runs webpack once.
 * @throws when the compilation has errors; the message lists them all
 */
export function run(configuration) {
  return new Promise((resolve, reject) => {
    webpack(configuration, (failure, stats) => {
      if (failure) return reject(failure);
      if (stats.hasErrors()) {
        return reject(
          new Error(stats.toString({ all: false, errors: true, errorDetails: true, colors: false })),
        );
      }
      return resolve(stats);
    }).close?.(() => undefined);
  });
}
