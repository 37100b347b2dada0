import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { chromium, type Browser, type BrowserServer } from 'playwright-core';
import { GATE_CHROMIUM_START_MS, GATE_PAGE_HEAP_MB } from '../limits.js';

/**
 * The browser has no network: no name resolves, also no address, and the proxy does not exist. The gate answers the
 * requests of pages itself.
 */
const FLAGS = [
  '--host-resolver-rules=MAP * ~NOTFOUND',
  '--proxy-server=http://127.0.0.1:9',
  '--proxy-bypass-list=<-loopback>',
  '--force-webrtc-ip-handling-policy',
  '--webrtc-ip-handling-policy=disable_non_proxied_udp',
  '--disable-quic',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // One kind of rendering: pictures of candidate and live are compared pixel by pixel.
  '--force-color-profile=srgb',
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--disable-partial-raster',
  '--disable-checker-imaging',
  `--js-flags=--max-old-space-size=${GATE_PAGE_HEAP_MB}`,
];

/** Chromium refuses to start with its sandbox as root. */
const isRoot = () => process.getuid?.() === 0;

/** One Chromium process, without the gate's environment. It starts with the first page, and is killed at the end. */
export class Chromium {
  private server: BrowserServer | undefined;
  private browser: Browser | undefined;
  private home: string | undefined;
  private sandboxed = true;

  constructor(
    private readonly path: string,
    private readonly log: Logger,
  ) {}

  get isSandboxed(): boolean {
    return this.sandboxed;
  }

  /** @returns the running browser, started if necessary. @throws when it does not start */
  async get(): Promise<Browser> {
    if (this.browser?.isConnected()) return this.browser;
    await this.kill();
    this.home = await mkdtemp(join(tmpdir(), 'mb-gate-'));
    this.server = await this.launch(this.home);
    this.browser = await chromium.connect(this.server.wsEndpoint(), { timeout: GATE_CHROMIUM_START_MS });
    return this.browser;
  }

  private async launch(home: string): Promise<BrowserServer> {
    if (!isRoot()) {
      try {
        this.sandboxed = true;
        return await this.launchServer(home);
      } catch (error) {
        // Another reason, such as a busy machine, is no reason to run unreviewed code without the sandbox.
        if (!/sandbox|namespace/i.test(String(error))) throw error;
        this.log.warn({ err: error }, 'Chromium did not start with its sandbox');
      }
    }
    this.sandboxed = false;
    return this.launchServer(home);
  }

  private launchServer(home: string): Promise<BrowserServer> {
    return chromium.launchServer({
      executablePath: this.path,
      args: FLAGS,
      chromiumSandbox: this.sandboxed,
      host: '127.0.0.1',
      timeout: GATE_CHROMIUM_START_MS,
      // No secrets of the gate. The folder is empty and belongs to this browser.
      env: { PATH: process.env.PATH, HOME: home, TMPDIR: home, LANG: 'C.UTF-8', TZ: 'UTC' },
      handleSIGINT: false,
      handleSIGTERM: false,
      handleSIGHUP: false,
    });
  }

  /** Kills the browser's processes and removes its files. */
  async kill(): Promise<void> {
    const { server, home } = this;
    this.server = undefined;
    this.browser = undefined;
    this.home = undefined;
    await server?.kill().catch(() => undefined);
    if (home) await rm(home, { recursive: true, force: true, maxRetries: 3 }).catch(() => undefined);
  }
}
