import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ROOT } from '../../../../scripts/lib/root.mjs';
import { shellBrowserConfig } from '../../../../packages/tooling/src/shell/browser-config.mjs';
import { edgeConfig } from '../../../../packages/tooling/src/shell/edge-config.mjs';

const SHELL = join(ROOT, 'shell');
const APP = join(ROOT, 'bench/src/monolith/app');
const ROUTER_FACADE = join(ROOT, 'packages/platform/src/router-facade.ts');

/** npm packages as the edge finds them: another folder may hold another version. */
const fromShell = createRequire(join(SHELL, 'package.json'));
const isOurs = (request: string) => /^(\.|\/|@mockingbird\/)/.test(request);

interface External {
  request?: string;
}

/** Leaves the packages outside of the bundle, like the edge. */
function external({ request = '' }: External, callback: (error: null, found?: string) => void): void {
  if (isOurs(request)) callback(null);
  else callback(null, `commonjs2 ${fromShell.resolve(request)}`);
}

/** As the remotes' builds split their chunks, in bytes. */
const SMALLEST_CHUNK = 8_000;

interface Folders {
  output: string;
  /** The module that lists the remotes. */
  remotes: string;
}

const aliases = (remotes: string) => ({
  '@mockingbird/bench/remotes$': remotes,
  // The same small part of the router that the federated site shares.
  'react-router-dom$': ROUTER_FACADE,
});

/** The shell's own browser build without federation: one bundle, lazy routes. */
export function monolithBrowserConfig({ output, remotes }: Folders) {
  const shell = shellBrowserConfig({ directory: SHELL, output });
  return {
    ...shell,
    name: 'monolith (browser)',
    context: ROOT,
    entry: { main: join(APP, 'browser.tsx') },
    output: { ...shell.output, uniqueName: 'monolith', crossOriginLoading: false },
    resolve: { ...shell.resolve, alias: { ...shell.resolve.alias, ...aliases(remotes) } },
    // Neither federation nor the composition's integrity: style sheets alone need a plugin.
    plugins: shell.plugins.filter((plugin) => plugin.constructor.name === 'MiniCssExtractPlugin'),
    optimization: { ...shell.optimization, splitChunks: { minSize: SMALLEST_CHUNK } },
  };
}

/** The server as one CommonJS bundle, npm packages outside, like the edge. */
export function monolithServerConfig({ output, remotes }: Folders) {
  const edge = edgeConfig({ directory: SHELL, output });
  return {
    ...edge,
    name: 'monolith (server)',
    context: ROOT,
    entry: { server: join(APP, 'server.ts') },
    resolve: { ...edge.resolve, alias: aliases(remotes) },
    externals: [external],
    module: { ...edge.module, parser: { javascript: { dynamicImportMode: 'eager' } } },
  };
}
