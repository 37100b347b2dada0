import { readFileSync, watchFile } from 'node:fs';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { developmentManifest } from '../../../packages/tooling/src/dev/manifest.mjs';
import { watchRemote } from '../../../packages/tooling/src/dev/watch-remote.mjs';
import { readDescriptor } from '../../../packages/tooling/src/remote/descriptor.mjs';
import { globalName } from '../../../packages/tooling/src/remote/global-name.mjs';
import { SERVER_FILE, serverConfig } from '../../../packages/tooling/src/remote/server-config.mjs';
import { run } from '../../../packages/tooling/src/webpack/run.mjs';
import { messageOf } from '../fail.mjs';

const LOOK_MS = 200;
const PAGES_NAMED = 6;

/**
 * One revision: its manifest for the edge and its server bundle. `onComposed` is called with what is wrong with it beside the
 * other remotes, `onServed` when the edge serves it.
 * @typedef {{ manifest: Manifest, revision: number, server: Buffer, onComposed: (issues: string[]) => void, onServed: () => void }} Revision
 * @typedef {import('@mockingbird/contracts').Manifest} Manifest
 * @typedef {import('./news.mjs').News} News
 */

/**
 * A remote in development: its browser files, rebuilt after each change, and its manifest for the edge. A change of
 * remote.json creates a new revision with its own server bundle.
 */
export class DevelopedRemote {
  #settings;
  #server;
  #news;
  #log;
  /** Changes of remote.json are processed one at a time. */
  #descriptorWork = Promise.resolve();
  #revision = 0;
  /** @type {string[]} */
  #buildErrors = [];
  /** @type {string[]} */
  #descriptorErrors = [];
  /** @type {string[]} */
  #compositionErrors = [];
  /** @type {Revision | undefined} */
  #current;

  /**
   * @param {{ directory: string, name: string, folder: string, news: News, log: (line: string) => void }} options
   * `folder` is for builds
   */
  constructor({ directory, name, folder, news, log }) {
    this.files = join(folder, 'browser');
    this.name = name;
    this.directory = directory;
    this.#server = join(folder, 'server');
    this.#settings = { directory, name, global: globalName(name, 'hot') };
    this.#news = news;
    this.#log = log;
  }

  get #descriptorFile() {
    return join(this.#settings.directory, 'remote.json');
  }

  /** The revision for the edge. */
  get current() {
    if (!this.#current) throw new Error(`${this.name} has not started`);
    return this.#current;
  }

  /** Resolves after the first build, with or without errors. */
  async start() {
    await rm(this.files, { recursive: true, force: true });
    await mkdir(this.files, { recursive: true });
    // The start has built stale packages, so this build matches the sources.
    await this.#compose(await readFile(join(this.#settings.directory, 'dist', SERVER_FILE)));
    this.#news.publish({ revision: this.#revision });
    /** @type {Promise<void>} */
    const firstBuild = new Promise((resolve) => {
      watchRemote({ ...this.#settings, output: this.files }, (built) => {
        this.#onBuilt(built);
        resolve();
      });
    });
    await firstBuild;
    watchFile(this.#descriptorFile, { interval: LOOK_MS }, () => {
      this.#descriptorWork = this.#descriptorWork.then(() => this.#onDescriptor());
    });
  }

  /** @returns {string[]} the first few page paths without parameters */
  pages() {
    return this.current.manifest.routes
      .filter(({ kind, path }) => kind === 'client' && !path.includes(':'))
      .map(({ path }) => path)
      .slice(0, PAGES_NAMED);
  }

  /**
   * Creates the next revision.
   * @param {Buffer} server the server bundle
   */
  async #compose(server) {
    const { directory, global } = this.#settings;
    const descriptor = await readDescriptor(directory);
    const { version } = JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8'));
    this.#revision += 1;
    const revision = this.#revision;
    const manifest = developmentManifest({
      descriptor,
      directory,
      version: `${version}-hot.${revision}`,
      global,
      server,
    });
    let isReported = false;
    const onServed = () => {
      if (!isReported) this.#news.publish({ revision });
      isReported = true;
    };
    this.#current = {
      manifest,
      revision,
      server,
      onServed,
      onComposed: (issues) => this.#onComposed(issues),
    };
  }

  /** @param {import('../../../packages/tooling/src/dev/watch-remote.mjs').Built} built */
  #onBuilt({ hash, errors, milliseconds }) {
    this.#buildErrors = errors;
    this.#tell({ hash });
    if (errors.length === 0) this.#log(`${this.name} built in ${milliseconds} ms`);
  }

  /** @param {string[]} issues */
  #onComposed(issues) {
    if (issues.join() === this.#compositionErrors.join()) return;
    this.#compositionErrors = issues;
    this.#tell({});
  }

  async #onDescriptor() {
    try {
      await run(serverConfig({ ...this.#settings, output: this.#server }));
      await this.#compose(await readFile(join(this.#server, SERVER_FILE)));
      this.#descriptorErrors = [];
      this.#log(`${this.name} has a new remote.json`);
    } catch (error) {
      this.#descriptorErrors = [messageOf(error)];
    }
    this.#tell({});
  }

  /** @param {import('./news.mjs').Change} change */
  #tell(change) {
    const errors = [...this.#descriptorErrors, ...this.#compositionErrors, ...this.#buildErrors];
    this.#news.publish({ ...change, errors });
    for (const error of this.#compositionErrors) this.#log(`${this.name}: ${error}`);
    for (const error of [...this.#descriptorErrors, ...this.#buildErrors])
      this.#log(`${this.name} does not build: ${error}`);
  }
}
