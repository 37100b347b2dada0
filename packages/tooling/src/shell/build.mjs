import { createHash } from 'node:crypto';
import { cp, mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { run } from '../webpack/run.mjs';
import { providedVersions, shellBrowserConfig, themeConfig } from './browser-config.mjs';
import { compileEarly } from './compile-early.mjs';
import { embedFileList } from './embed-file-list.mjs';
import { edgeConfig } from './edge-config.mjs';
import { serviceWorkerConfig } from './service-worker-config.mjs';

/** The files that every page names; the other scripts and styles load lazily. */
const FIRST_VIEW = new Set(['shell.js', 'shell.css', 'theme.js', 'serif.woff2']);

/** @param {Buffer} bytes */
const digest = (bytes) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

/**
 * Completes the first script with the list of later ones, has it compiled early, and names it by its new content.
 * @param {string} folder of the scripts
 * @param {string} file name of the first script
 * @param {Record<string, string>} later addresses of the later scripts, to their integrity
 */
async function completeFirstScript(folder, file, later) {
  const built = await readFile(join(folder, file), 'utf8');
  const script = Buffer.from(embedFileList(compileEarly(built), later));
  const name = `shell.${createHash('sha256').update(script).digest('hex').slice(0, 10)}.js`;
  await rm(join(folder, file));
  await writeFile(join(folder, name), script);
  return { file: name, integrity: digest(script) };
}

/**
 * Builds the shell into `dist/`: `assets/` for browsers, `service-worker/`, `edge/` and `gate/` for Node, and
 * `assets.json` with the integrity of every asset and the versions of the shared libraries.
 * @param {string} directory absolute path of the shell
 */
export async function build(directory) {
  const target = join(directory, 'dist');
  const output = `${target}.building`;
  await rm(output, { recursive: true, force: true });
  await mkdir(output, { recursive: true });
  const assets = join(output, 'assets');
  await run(shellBrowserConfig({ directory, output: assets }));
  await run(themeConfig({ directory, output: assets }));
  await cp(join(directory, 'public'), assets, { recursive: true });
  await run(serviceWorkerConfig({ directory, output: join(output, 'service-worker') }));
  await run(edgeConfig({ directory, output }));
  await cp(join(directory, 'src/edge/share/fonts'), join(output, 'edge/share-fonts'), {
    recursive: true,
    filter: (path) => !path.endsWith('.ts') && !path.endsWith('.json'),
  });

  /** @type {Record<string, { file: string, integrity: string }>} */
  const firstView = {};
  /** @type {Record<string, string>} */
  const onDemand = {};
  for (const file of (await readdir(assets)).filter((name) => /\.(?:js|css|woff2)$/.test(name)).sort()) {
    const kind = `${file.split('.')[0]}${file.slice(file.lastIndexOf('.'))}`;
    const integrity = digest(await readFile(join(assets, file)));
    if (FIRST_VIEW.has(kind)) firstView[kind] = { file, integrity };
    else onDemand[`/assets/${file}`] = integrity;
  }
  const bare = firstView['shell.js']?.file;
  if (!bare) throw new Error('The build wrote no shell.js');
  firstView['shell.js'] = await completeFirstScript(assets, bare, onDemand);
  const described = { onDemand, shared: providedVersions(directory), ...firstView };
  await writeFile(join(output, 'assets.json'), `${JSON.stringify(described, null, 1)}\n`);
  await rm(target, { recursive: true, force: true });
  await rename(output, target);
}
