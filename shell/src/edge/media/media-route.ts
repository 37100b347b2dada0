import { Router } from 'express';
import { MEDIA_BASE, mediaFileSchema } from '@mockingbird/contracts';
import { matchesEtag } from '../http/conditional.js';
import { sendProblem } from '../http/problem.js';
import { getRequestId } from '../http/request-id.js';
import { IMMUTABLE_SECONDS, RETRY_AFTER_SECONDS } from '../limits.js';
import type { WarningLog } from '../warning-log.js';
import type { MediaFiles } from './media-files.js';

interface Options {
  media: Pick<MediaFiles, 'get'>;
  log: WarningLog;
}

/** For a picture that somebody opens as a page: it has no origin, runs no script and loads nothing. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'none'; sandbox";

/**
 * `GET /media/<hash>-<width>.<format>`: a picture that an editor uploaded. An address has one content for ever. Other addresses
 * below `/media/` are pages, or nothing.
 */
export function mediaRoute({ media, log }: Options): Router {
  const router = Router({ caseSensitive: true, strict: true });
  router.get(`${MEDIA_BASE}:file`, async (request, response, next) => {
    const file = mediaFileSchema.safeParse(request.params.file);
    if (!file.success) return next();
    const requestId = getRequestId(response);
    const etag = `"${file.data}"`;
    if (matchesEtag(request.headers['if-none-match'], etag)) {
      return void response.status(304).set({ etag, 'cache-control': CACHE_CONTROL }).end();
    }
    const bytes = await media.get(file.data).catch((error: unknown) => {
      log.warn({ code: 'MB-2006', err: error, file: file.data, requestId }, 'picture not fetched');
      return null;
    });
    if (bytes === null) {
      response.set('retry-after', String(RETRY_AFTER_SECONDS));
      return sendProblem(response, 503, 'MB-2006', 'This picture is not available right now', requestId);
    }
    if (bytes === undefined) return sendProblem(response, 404, 'MB-1003', 'No such picture', requestId);
    response.set({
      'content-type': file.data.endsWith('.svg') ? 'image/svg+xml' : 'image/webp',
      'content-length': String(bytes.length),
      'content-security-policy': POLICY,
      'cache-control': CACHE_CONTROL,
      'cross-origin-resource-policy': 'cross-origin',
      etag,
    });
    return void response.end(request.method === 'HEAD' ? undefined : bytes);
  });
  return router;
}

const CACHE_CONTROL = `public, max-age=${IMMUTABLE_SECONDS}, immutable`;
