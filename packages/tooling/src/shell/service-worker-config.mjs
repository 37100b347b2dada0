import { join } from 'node:path';
import { minimizers } from '../webpack/minimizers.mjs';
import { moduleRules, resolve } from '../webpack/rules.mjs';
import { SHELL_SALT } from './browser-config.mjs';

/**
 * The service workers, one file each, under fixed names: the browser finds a new one at the same address.
 * @param {import('./browser-config.mjs').Folders} folders
 */
export function serviceWorkerConfig({ directory, output }) {
  return /** @satisfies {import('webpack').Configuration} */ ({
    name: 'shell (service workers)',
    mode: 'production',
    context: directory,
    entry: {
      main: join(directory, 'src/service-worker/main.ts'),
      remove: join(directory, 'src/service-worker/remove.ts'),
    },
    target: ['webworker', 'es2020'],
    devtool: false,
    output: { path: output, filename: '[name].js' },
    resolve,
    module: { rules: moduleRules({ server: false, salt: SHELL_SALT }) },
    optimization: { minimizer: minimizers() },
    performance: { hints: false },
    stats: 'none',
    infrastructureLogging: { level: 'error' },
  });
}
