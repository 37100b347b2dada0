import { cp, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { themeConfig } from '../../../../packages/tooling/src/shell/browser-config.mjs';
import { run } from '../../../../packages/tooling/src/webpack/run.mjs';
import { ROOT } from '../../../../scripts/lib/root.mjs';
import { remotes } from '../../../../scripts/lib/workspaces.mjs';
import type { MonolithAssets } from '../app/assets.js';
import { monolithBrowserConfig, monolithServerConfig } from './configurations.js';
import { writeRemotesModule } from './remotes-module.js';

const statsSchema = z.object({
  namedChunkGroups: z.record(z.string(), z.object({ assets: z.array(z.object({ name: z.string() })) })),
});

/** Files by chunk group, without those of the main bundle. */
function describe(stats: unknown, theme: string): MonolithAssets {
  const { namedChunkGroups } = statsSchema.parse(stats);
  const filesOf = (name: string, extension: string) =>
    (namedChunkGroups[name]?.assets ?? [])
      .map((asset) => asset.name)
      .filter((file) => file.endsWith(extension));
  const group = (name: string) => ({ js: filesOf(name, '.js'), css: filesOf(name, '.css') });
  const routes = Object.keys(namedChunkGroups).filter((name) => name !== 'main');
  return {
    main: group('main'),
    theme,
    routes: Object.fromEntries(routes.map((name) => [name, group(name)])),
  };
}

/**
 * Builds the monolith from the working tree: browser files, server, and a list of files by route.
 * @returns the folder
 */
export async function buildMonolith(): Promise<string> {
  const output = join(ROOT, 'bench/dist/monolith');
  const assets = join(output, 'assets');
  const list = join(output, 'remotes.js');
  await rm(output, { recursive: true, force: true });
  await mkdir(assets, { recursive: true });
  await writeRemotesModule(
    list,
    remotes().map(({ directory }) => directory),
  );
  const stats = await run(monolithBrowserConfig({ output: assets, remotes: list }));
  await run(themeConfig({ directory: join(ROOT, 'shell'), output: assets }));
  await cp(join(ROOT, 'shell/public'), assets, { recursive: true });
  await run(monolithServerConfig({ output, remotes: list }));
  const theme = (await readdir(assets)).find((file) => file.startsWith('theme.')) ?? '';
  const described = describe(stats.toJson({ all: false, chunkGroups: true }), theme);
  await writeFile(join(output, 'assets.json'), JSON.stringify(described, null, 1));
  return output;
}
