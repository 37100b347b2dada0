import helmet from 'helmet';

/**
 * Security headers of API responses: no sniffing, embedding or loading. The edge sends the headers of pages, and HSTS, which
 * belongs to the public origin.
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
