import { signedCompositionResponse } from '@mockingbird/contracts';
import { openComposition, type TrustedKeys } from '@mockingbird/registry/signing';
import type { Logger } from 'pino';
import type { ApiKey } from '../../edge/api-keys.js';
import type { Artefacts } from '../../edge/composition/artefacts.js';
import { prepareSite, type LiveSite } from '../../edge/composition/live-site.js';
import { requestComposition } from '../../edge/composition/request-composition.js';
import { GateUndecided } from '../gate-undecided.js';

interface Options {
  /** `fetch` for a path of the services. */
  fetchServices: typeof fetch;
  key: ApiKey;
  /** Public keys whose signatures are accepted. */
  trustedKeys: TrustedKeys;
  artefacts: Artefacts;
  /** Digest of the shell's build. */
  shell: string;
  log: Logger;
}

/**
 * Reads what is live from the services, for each version that is checked. Checks are rare, so the gate does not poll like
 * an edge.
 */
export class LiveSiteReader {
  private site: LiveSite | undefined;
  /** Of the response with `site`. Undefined when `site` lacks a version. */
  private etag: string | undefined;

  constructor(private readonly options: Options) {}

  /**
   * @returns undefined before the first composition
   * @throws GateUndecided when the composition cannot be read
   */
  async read(): Promise<LiveSite | undefined> {
    const response = await this.request();
    if (response.status === 304) return this.site;
    if (response.status === 404) {
      await response.arrayBuffer();
      this.site = undefined;
      this.etag = undefined;
      return undefined;
    }
    const parsed = signedCompositionResponse.safeParse(await response.json().catch(() => undefined));
    if (!response.ok || !parsed.success) {
      throw new GateUndecided(`The releases module sent no composition (status ${response.status})`);
    }
    const { artefacts, trustedKeys, shell, log } = this.options;
    const opened = openComposition(parsed.data.data, trustedKeys);
    if (!opened.ok) {
      log.error({ code: 'MB-2008' }, `composition rejected: ${opened.detail}`);
      throw new GateUndecided('The live composition cannot be verified');
    }
    this.site = await prepareSite(opened.composition, { artefacts, log, shell, previous: this.site });
    this.etag = this.site.isComplete ? (response.headers.get('etag') ?? undefined) : undefined;
    return this.site;
  }

  private async request(): Promise<Response> {
    try {
      return await requestComposition(this.options, this.etag);
    } catch (error) {
      this.options.log.warn({ code: 'MB-2006', err: error }, 'releases module unavailable');
      throw new GateUndecided('The live composition cannot be read', { cause: error });
    }
  }
}
