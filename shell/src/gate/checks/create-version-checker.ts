import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { digestAssets, readAssets, readInlineAssets } from '../../edge/assets.js';
import { Artefacts } from '../../edge/composition/artefacts.js';
import { createPolicy, createSecurityHeaders } from '../../edge/http/security-headers.js';
import { createWorkerOptions } from '../../edge/render/pool/worker-options.js';
import { Replicas } from '../../edge/services/replicas.js';
import { servicesFetch } from '../../edge/services/services-fetch.js';
import { createSiteConfig } from '../../edge/site-config.js';
import { BrowserChecker } from '../browser/browser-checker.js';
import { BrowserFiles } from '../browser/browser-files.js';
import { findChromium } from '../browser/find-chromium.js';
import type { GateConfig } from '../config.js';
import { areServicesReady } from './are-services-ready.js';
import { LiveSiteReader } from './live-site-reader.js';
import { VersionChecker } from './version-checker.js';

/** Creates the checker of the gate from the shell's build folder. */
export async function createVersionChecker(
  config: GateConfig,
  distribution: string,
  log: Logger,
): Promise<VersionChecker> {
  const folder = join(config.DATA_DIR, 'gate');
  const candidates = join(folder, 'candidates');
  // A process that was killed leaves the bundles of its candidates.
  await rm(candidates, { recursive: true, force: true });
  const artefactFolder = join(folder, 'artefacts');
  const key = config.API_KEYS.edge;
  const fetchServices = servicesFetch(new Replicas(config.SERVICES_URL));
  const assets = readAssets(distribution);
  const siteConfig = createSiteConfig(config);
  // Pages in the browser reach this site only: calls go to its origin, and nothing is measured or stored.
  const {
    analyticsId: _,
    speedSamplePercent: __,
    storesPages: ___,
    ...rest
  } = { ...siteConfig, apiBaseUrl: '', geoUrl: '' };
  const browserSite = { ...rest, analyticsId: '' };
  const policyConfig = { ...config, API_BASE_URL: '', NODE_ENV: 'production', OVERRIDE_ORIGINS: [] };
  const artefacts = new Artefacts({ folder: artefactFolder, fetchServices, key, log });
  const liveSite = new LiveSiteReader({
    fetchServices,
    key,
    trustedKeys: config.COMPOSITION_PUBLIC_KEYS,
    artefacts,
    shell: digestAssets(assets),
    log,
  });
  return new VersionChecker({
    folder: candidates,
    renderer: {
      page: { assets, siteConfig, log },
      browserPage: {
        inlineAssets: readInlineAssets(distribution, assets),
        policy: createPolicy(policyConfig),
        siteConfig: browserSite,
      },
      pool: createWorkerOptions(config, siteConfig, distribution, [artefactFolder, candidates]),
    },
    accessibilityFile: join(distribution, 'gate/accessibility.cjs'),
    provided: assets.shared,
    liveSite,
    browser: new BrowserChecker({
      chromium: findChromium(config.GATE_CHROMIUM_PATH),
      answers: {
        origin: siteConfig.origin,
        files: new BrowserFiles(artefacts, join(distribution, 'assets')),
        fetchServices,
        securityHeaders: createSecurityHeaders(policyConfig),
      },
      log,
    }),
    areServicesReady: () => areServicesReady(config.SERVICES_URL),
  });
}
