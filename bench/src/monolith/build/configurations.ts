import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ROOT } from '../../../../scripts/lib/root.mjs';
import { shellBrowserConfig } from '../../../../packages/tooling/src/shell/browser-config.mjs';
import { edgeConfig } from '../../../../packages/tooling/src/shell/edge-config.mjs';

const SHELL = join(ROOT, 'shell');
const APP = join(ROOT, 'bench/src/monolith/app');
const ROUTER_FACADE = join(ROOT, 'packages/platform/src/router-facade.ts');

/** npm packages as the edge resolves them: another folder may have another version. */
const fromShell = createRequire(join(SHELL, 'package.json'));
const isOurs = (request: string) => /^(\.|\/|@mockingbird\/)/.test(request);

interface External {
  request?: string;
}

/** Keeps npm packages out of the bundle, as the edge does. */
function external({ request = '' }: External, callback: (error: null, found?: string) => void): void {
  if (isOurs(request)) callback(null);
  else callback(null, `commonjs2 ${fromShell.resolve(request)}`);
}

/** The chunk size of the remotes' builds, in bytes. */
const SMALLEST_CHUNK = 8_000;

interface Folders {
  output: string;
  /** The module that lists the remotes. */
  remotes: string;
}

const aliases = (remotes: string) => ({
  '@mockingbird/bench/remotes$': remotes,
  // The part of the router that the federated site shares.
  'react-router-dom$': ROUTER_FACADE,
});

/** The shell's browser build without federation: one bundle, lazy routes. */
export function monolithBrowserConfig({ output, remotes }: Folders) {
  const shell = shellBrowserConfig({ directory: SHELL, output });
  return {
    ...shell,
    name: 'monolith (browser)',
    context: ROOT,
    entry: { main: join(APP, 'browser.tsx') },
    output: { ...shell.output, uniqueName: 'monolith', crossOriginLoading: false as const },
    resolve: { ...shell.resolve, alias: { ...shell.resolve.alias, ...aliases(remotes) } },
    // Without federation and integrity, only style sheets need a plugin.
    plugins: shell.plugins.filter((plugin) => plugin.constructor.name === 'MiniCssExtractPlugin'),
    optimization: { ...shell.optimization, splitChunks: { minSize: SMALLEST_CHUNK } },
  };
}

/** The server as one CommonJS bundle with external npm packages, like the edge. */
export function monolithServerConfig({ output, remotes }: Folders) {
  const edge = edgeConfig({ directory: SHELL, output });
  return {
    ...edge,
    name: 'monolith (server)',
    context: ROOT,
    entry: { server: join(APP, 'server.ts') },
    resolve: { ...edge.resolve, alias: aliases(remotes) },
    externals: [external],
  };
}
