import { join } from 'node:path';
import type { PageState } from '@mockingbird/contracts';
import type { EdgeConfig } from '../../config.js';
import type { WorkerOptions } from './pool-worker.js';

/**
 * Creates the options of the built render processes.
 * @param distribution the shell's build folder
 * @param readable folders with the server bundles to render
 */
export const createWorkerOptions = (
  config: Pick<EdgeConfig, 'API_KEYS' | 'SERVICES_URL'>,
  siteConfig: PageState['site'],
  distribution: string,
  readable: readonly string[],
): WorkerOptions => ({
  processFile: join(distribution, 'edge/render-process.cjs'),
  readable,
  workerFile: join(distribution, 'edge/worker.cjs'),
  setup: {
    servicesUrl: config.SERVICES_URL,
    // Workers run the code of remotes, at the gate even unreviewed code. They get only data that every page contains.
    key: config.API_KEYS.browser,
    site: { origin: siteConfig.origin, supportEmail: siteConfig.supportEmail },
  },
});
