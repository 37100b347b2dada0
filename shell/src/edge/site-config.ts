import type { PageState } from '@mockingbird/contracts';
import { getPublicOrigin, type EdgeConfig } from './config.js';

type Variables = Pick<
  EdgeConfig,
  | 'API_BASE_URL'
  | 'API_KEYS'
  | 'GA4_ID'
  | 'GEO_URL'
  | 'OFFLINE'
  | 'PORT'
  | 'PUBLIC_ORIGIN'
  | 'SOCIAL_LINKS'
  | 'SPEED_SAMPLE_PERCENT'
  | 'SUPPORT_EMAIL'
>;

/** Creates the configuration that every page contains. */
export const createSiteConfig = (config: Variables): PageState['site'] => ({
  origin: getPublicOrigin(config),
  apiBaseUrl: config.API_BASE_URL.replace(/\/$/, ''),
  key: config.API_KEYS.browser,
  geoUrl: config.GEO_URL,
  analyticsId: config.GA4_ID,
  ...(config.SPEED_SAMPLE_PERCENT > 0 ? { speedSamplePercent: config.SPEED_SAMPLE_PERCENT } : {}),
  ...(config.SUPPORT_EMAIL ? { supportEmail: config.SUPPORT_EMAIL } : {}),
  ...(config.OFFLINE === 'on' ? { storesPages: true } : {}),
  socialLinks: config.SOCIAL_LINKS,
});
