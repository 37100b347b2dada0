import helmet from 'helmet';

/**
 * What answers to programs need: nothing may be guessed, embedded or loaded from them. The edge sends what pages need
 * (and HSTS, which belongs to the origin that browsers know).
 */
export const protectiveHeaders = helmet({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: { 'default-src': "'none'", 'frame-ancestors': "'none'" },
  },
  crossOriginOpenerPolicy: false,
  originAgentCluster: false,
  strictTransportSecurity: false,
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
});
