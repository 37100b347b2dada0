import type { Publication } from '@mockingbird/contracts';
import { ReleaseError } from '@mockingbird/registry/publish';
import { buildRemote, deriveVersion, releasesOf, TRIAL_FOLDER, type Change } from '../harness/releases.js';
import { startTestSite, type TestSite } from '../harness/site/site.js';

/** The checks of the gate, in their order, before the one in a browser. */
export const CHECKS = [
  ...['manifest', 'owner', 'hashes', 'sizes', 'routes', 'shared', 'renders', 'accessibility'],
];

/** The text of the trial remote's second page in its server bundle. */
export const HEADING = '"Second page of edition one"';

/** The error of a loader for missing content, as the server bundle contains it. */
export const GONE = '(() => { throw require("@mockingbird/platform").notFound("Gone"); })()';

export interface Candidate {
  /** Routes of this version of the trial remote. */
  routes: readonly string[];
  change?: Change;
  manifest?: Partial<Publication['manifest']>;
}

/** A server bundle with other text; it must contain the original. */
export const withServer =
  (from: string, to: string): Change =>
  (file, text) => {
    if (file !== 'server.cjs') return undefined;
    if (!text.includes(from)) throw new Error(`The server bundle does not say ${from}`);
    return text.replace(from, to);
  };

export const messages = ({ issues }: ReleaseError): string => issues.map(({ message }) => message).join('\n');

/** A site with its gate, and a remote to offer to it. */
export interface GateSite {
  site: TestSite;
  trial: Publication;
  /** Another version of the trial remote, with only some of its routes. */
  candidate: (wanted: Candidate) => Publication;
  publish: (publication: Publication) => ReturnType<ReturnType<typeof releasesOf>['publish']>;
  /** @returns the rejection of a publication */
  refusalOf: (publication: Publication) => Promise<ReleaseError>;
}

/** @param env additional configuration, see docs/configuration.md */
export async function startGateSite(env: Record<string, string> = {}): Promise<GateSite> {
  const [site, trial] = await Promise.all([
    startTestSite({ GATE_URL: 'auto', ...env }),
    buildRemote(TRIAL_FOLDER, '1.0.0'),
  ]);
  let made = 0;
  const publish: GateSite['publish'] = (publication) => releasesOf(site).publish(publication);
  return {
    site,
    trial,
    candidate: ({ routes, change, manifest }) => {
      made += 1;
      const derived = deriveVersion(trial, `1.0.${made}`, change);
      const remaining = derived.manifest.routes.filter(({ id }) => routes.includes(id));
      return { ...derived, manifest: { ...derived.manifest, routes: remaining, ...manifest } };
    },
    publish,
    refusalOf: async (publication) => {
      const refused: unknown = await publish(publication).then(
        () => undefined,
        (error: unknown) => error,
      );
      if (refused instanceof ReleaseError) return refused;
      throw new Error(`${publication.manifest.version} was not refused`, { cause: refused });
    },
  };
}
