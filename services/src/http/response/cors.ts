import type { CorsOptions } from '@nestjs/common/interfaces/external/cors-options.interface.js';
import { API_KEY_HEADER, SIGNATURE_HEADER, TIMESTAMP_HEADER } from '@mockingbird/request-signing';

/** How long a browser may cache a preflight, in seconds. */
const PREFLIGHT_SECONDS = 600;

/**
 * CORS options. Without origins, CORS is closed: pages call the services through their own origin. Only a site whose
 * `API_BASE_URL` has another origin needs this. Cookies are never allowed.
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
  // A browser with a wrong clock reads the time from `date`.
  exposedHeaders: ['date', 'etag', 'retry-after', 'x-request-id'],
  maxAge: PREFLIGHT_SECONDS,
  optionsSuccessStatus: 204,
});
