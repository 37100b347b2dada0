import { join } from 'node:path';
import { moduleRules, resolve } from '../webpack/rules.mjs';
import { SHARED_LIBRARIES } from '../webpack/shared.mjs';

export const SERVER_FILE = 'server.cjs';

const isShared = (request) =>
  SHARED_LIBRARIES.some((name) => request === name || request.startsWith(`${name}/`));

/** The server build: one commonjs2 bundle; shared libraries come from the edge's allow-listed `require`. */
export function serverConfig({ directory, output, name, global }) {
  return {
    name: `${name} (server)`,
    mode: 'production',
    context: directory,
    entry: join(directory, 'src/remote.ts'),
    target: 'node20',
    devtool: false,
    output: {
      path: output,
      filename: SERVER_FILE,
      library: { type: 'commonjs2' },
      uniqueName: global,
      asyncChunks: false,
    },
    resolve,
    externalsPresets: { node: true },
    externals: [
      ({ request }, callback) => (isShared(request) ? callback(null, `commonjs2 ${request}`) : callback()),
    ],
    module: {
      rules: moduleRules({ server: true, salt: global }),
      parser: { javascript: { dynamicImportMode: 'eager' } },
    },
    optimization: { minimize: false },
    performance: { hints: false },
    stats: 'none',
    infrastructureLogging: { level: 'error' },
  };
}
