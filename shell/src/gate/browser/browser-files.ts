import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { Manifest } from '@mockingbird/contracts';
import { REMOTES_BASE, remoteBase, VERSION_FILES, versionFilesText } from '@mockingbird/registry';
import { ASSETS_BASE } from '../../edge/assets.js';
import type { Artefacts } from '../../edge/composition/artefacts.js';
import type { LiveSite } from '../../edge/composition/live-site.js';
import { MEDIA_TYPES } from '../../edge/http/media-types.js';

interface Version {
  manifest: Manifest;
  /** Browser files in base64. Undefined: the files are fetched from the services. */
  files?: Readonly<Record<string, string>> | undefined;
}

export interface BrowserFile {
  type: string;
  bytes: Buffer;
}

/** Files of the shell and of the versions of one site, for pages in the gate's browser. */
export class BrowserFiles {
  constructor(
    private readonly artefacts: Pick<Artefacts, 'loadFile'>,
    /** The shell's built browser files. */
    private readonly assetsFolder: string,
  ) {}

  /** @param candidate replaces the live version of its remote */
  async find(site: LiveSite, candidate: Version | undefined, path: string): Promise<BrowserFile | undefined> {
    const type = MEDIA_TYPES[extname(path)] ?? 'application/octet-stream';
    const bytes = path.startsWith(ASSETS_BASE)
      ? await this.readAsset(path.slice(ASSETS_BASE.length))
      : await this.readRemote(site, candidate, path);
    return bytes && { type, bytes };
  }

  private async readAsset(name: string): Promise<Buffer | undefined> {
    if (!/^[\w.-]+$/.test(name)) return undefined;
    return readFile(join(this.assetsFolder, name)).catch(() => undefined);
  }

  private async readRemote(
    site: LiveSite,
    candidate: Version | undefined,
    path: string,
  ): Promise<Buffer | undefined> {
    if (!path.startsWith(`${REMOTES_BASE}/`)) return undefined;
    const versions: Version[] = [...(candidate ? [candidate] : []), ...site.remotes];
    const version = versions.find(({ manifest }) => path.startsWith(remoteBase(manifest)));
    if (!version) return undefined;
    const { manifest, files } = version;
    const name = path.slice(remoteBase(manifest).length);
    if (name === VERSION_FILES) return Buffer.from(versionFilesText(manifest));
    if (!Object.hasOwn(manifest.files, name) || name === manifest.server) return undefined;
    if (files) return Object.hasOwn(files, name) ? Buffer.from(files[name] ?? '', 'base64') : undefined;
    const integrity = manifest.files[name]?.integrity ?? '';
    return this.artefacts.loadFile(manifest, name, integrity).catch(() => undefined);
  }
}
