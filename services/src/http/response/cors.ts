import type { CorsOptions } from '@nestjs/common/interfaces/external/cors-options.interface.js';
import { API_KEY_HEADER, SIGNATURE_HEADER, TIMESTAMP_HEADER } from '@mockingbird/request-signing';

/** How long a browser may keep what it learnt from a preflight, in seconds. */
const PREFLIGHT_SECONDS = 600;

/**
 * Closed unless origins are named: pages reach the services through their own origin, and only a site whose
 * `API_BASE_URL` is elsewhere needs this. No cookies in either case.
 * @param origins such as `https://mockingbird.example`
 */
export const corsOptions = (origins: readonly string[]): CorsOptions => ({
  origin: [...origins],
  credentials: false,
  methods: ['GET', 'HEAD', 'POST'],
  allowedHeaders: [
    'authorization',
    'content-type',
    'x-request-id',
    API_KEY_HEADER,
    TIMESTAMP_HEADER,
    SIGNATURE_HEADER,
  ],
  // Without `date` a browser whose clock is wrong could not learn the time.
  exposedHeaders: ['date', 'etag', 'retry-after', 'x-request-id'],
  maxAge: PREFLIGHT_SECONDS,
  optionsSuccessStatus: 204,
});
