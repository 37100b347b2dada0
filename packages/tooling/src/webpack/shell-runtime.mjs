/** The global variable in which the shell provides the federation's bundler runtime. */
const SHELL_RUNTIME = 'mbFederationRuntime';

/**
 * An `externals` function: a remote uses the shell's bundler runtime. Without it, every remote's entry would contain a
 * copy, half of the entry's bytes.
 * @param {{ request?: string }} module
 * @param {(error?: null, external?: string) => void} callback
 */
export function shellRuntime({ request }, callback) {
  if (request && /[\\/]webpack-bundler-runtime[\\/]/.test(request)) callback(null, `var ${SHELL_RUNTIME}`);
  else callback();
}
