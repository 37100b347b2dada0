import { resolveRoute } from '@mockingbird/registry';
import type { LiveSite } from '../../edge/composition/live-site.js';
import type { CandidateRenderer } from './candidate-renderer.js';

type Renderer = Pick<CandidateRenderer, 'start' | 'render' | 'close'>;

const BASE_URL = 'http://gate.invalid';

/**
 * The live version of the same remote. Rendered in the same minute and equally cold, it tells what a busy machine causes
 * from what a new version causes.
 */
export class LiveReference {
  private renderer: Renderer | undefined;

  /**
   * @param site what is live; undefined before the first composition
   * @param name of the remote
   * @param createRenderer called for the first address: most versions need no comparison
   */
  constructor(
    private readonly site: LiveSite | undefined,
    private readonly name: string,
    private readonly createRenderer: () => Renderer,
  ) {}

  /**
   * @param path with its query
   * @returns whether the live version answers at this address now; undefined when it has no such page, or cannot be rendered
   */
  async answers(path: string, limitMs: number): Promise<boolean | undefined> {
    const { site } = this;
    const served = site?.remotes.find(({ manifest }) => manifest.name === this.name);
    const route = served && resolveRoute([served], new URL(path, BASE_URL).pathname)?.route;
    if (!site || !served || !route || route.kind === 'client') return undefined;
    try {
      this.renderer ??= await this.startRenderer();
      const { judgement } = await this.renderer.render({ site, served }, route, path, limitMs);
      return judgement.kind === 'missing' ? undefined : judgement.kind === 'passed';
    } catch {
      // The live version itself has an invalid head, or no process starts. Neither says anything about the candidate.
      return undefined;
    }
  }

  private async startRenderer(): Promise<Renderer> {
    const renderer = this.createRenderer();
    await renderer.start();
    return renderer;
  }

  async close(): Promise<void> {
    await this.renderer?.close();
  }
}
