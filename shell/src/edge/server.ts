import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Otlp } from '@mockingbird/observability';
import express from 'express';
import { REMOTES_BASE } from '@mockingbird/registry';
import type { Logger } from 'pino';
import { ASSETS_BASE } from './assets.js';
import type { CompositionHistory } from './composition/composition-history.js';
import { compositionRoutes, addCompositionHeader } from './composition/composition-routes.js';
import type { LiveSite } from './composition/live-site.js';
import { getReadiness } from './composition/readiness.js';
import type { EdgeConfig } from './config.js';
import { discoveryRoute } from './discovery/discovery-route.js';
import { createAccessLog } from './http/access-log.js';
import { apiProxy } from './http/api-proxy.js';
import { requireExactAddress, notFound } from './http/exact-address.js';
import type { GracefulStop } from './http/graceful-stop.js';
import { handleError } from './http/handle-error.js';
import type { PageCache } from './page/page-cache.js';
import { sendProblem } from './http/problem.js';
import { releasesGuard } from './http/releases-guard.js';
import { assignRequestId, getRequestId } from './http/request-id.js';
import { createSecurityHeaders } from './http/security-headers.js';
import { createTransportSecurity } from './http/transport-security.js';
import type { RequestMetrics } from './metrics/request-metrics.js';
import type { StaticFiles } from './http/static-files.js';
import type { KnownAddresses } from './page/known-addresses.js';
import { knownPageHandler } from './page/known-page-handler.js';
import { pageHandler } from './page/page-handler.js';
import { RenderBudget } from './page/render-budget.js';
import type { Overrides } from './override/overrides.js';
import type { PageRenderer } from './page/page-renderer.js';
import type { ScreenDataRenderer } from './screen-data/screen-data-renderer.js';
import { mediaRoute } from './media/media-route.js';
import type { MediaFiles } from './media/media-files.js';
import { installRoutes } from './install/install-routes.js';
import type { WorkerScripts } from './install/worker-scripts.js';
import { screenDataRoute } from './screen-data/screen-data-route.js';
import type { Replicas } from './services/replicas.js';
import { shareRoute } from './share/share-route.js';
import type { SharePictures } from './share/share-pictures.js';
import { registerSpan } from './tracing/request-spans.js';
import { traceRequests } from './tracing/trace-requests.js';
import { securityContactRoute } from './discovery/security-contact-route.js';

export interface EdgeParts {
  config: EdgeConfig;
  replicas: Replicas;
  files: StaticFiles;
  renderer: PageRenderer;
  screenData: ScreenDataRenderer;
  cache: PageCache;
  known: KnownAddresses;
  site: () => LiveSite | undefined;
  overrides: Overrides;
  history: CompositionHistory;
  workerScripts: WorkerScripts;
  sharePictures: SharePictures;
  media: MediaFiles;
  log: Logger;
  stop: GracefulStop;
  /** Whether visitors use https. Cookies are then `Secure`. */
  secure: boolean;
  /** Undefined where nothing is measured. */
  metrics?: RequestMetrics | undefined;
  /** Undefined where nothing is traced. */
  otlp?: Otlp | undefined;
}

/** Creates the function that answers every request: from the page cache where it can, else by the routes in one table. */
export function createServer(parts: EdgeParts): RequestListener {
  const { config, files, site } = parts;
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.enable('case sensitive routing');
  app.enable('strict routing');
  app.set('trust proxy', config.TRUSTED_PROXIES);
  app.use(assignRequestId, ...(parts.otlp ? [registerSpan] : []), createAccessLog(parts.log));
  const securityHeaders = createSecurityHeaders(config);
  const transportSecurity = createTransportSecurity(config.TRUSTED_PROXIES);
  const getHeaders = (request: IncomingMessage) => ({ ...securityHeaders, ...transportSecurity(request) });
  app.use((request, response, next) => {
    response.set(getHeaders(request));
    next();
  });

  const renderBudget = new RenderBudget();
  app.use(requireExactAddress);
  app.use('/api/releases', releasesGuard);
  app.use('/api', addCompositionHeader(site), apiProxy(parts.replicas));
  app.get('/health/live', (_request, response) => void response.json({ status: 'live' }));
  app.get('/health/ready', (_request, response) => {
    const { ready, status } = getReadiness(site(), parts.stop.isStopping);
    response.status(ready ? 200 : 503).json({ status });
  });
  app.use('/_mb/data', addCompositionHeader(site));
  app.use(
    compositionRoutes(parts),
    screenDataRoute({ ...parts, renderBudget }),
    shareRoute({ ...parts, renderBudget }),
    discoveryRoute(site, config),
  );
  app.use(installRoutes(parts), securityContactRoute(config), mediaRoute(parts));
  app.use('/_mb', notFound);
  app.get([`${REMOTES_BASE}/*file`, `${ASSETS_BASE}*file`], files.handle);
  // Without a pattern, because Express would reject `/%`. That address must show the 404 page.
  const answerPage = pageHandler({ ...parts, renderBudget });
  app.use((request, response, next) =>
    request.method === 'GET' || request.method === 'HEAD' ? answerPage(request, response) : next(),
  );
  app.use((_request, response) => {
    response.set('allow', 'GET, HEAD');
    sendProblem(response, 405, 'MB-1004', 'Only GET and HEAD are answered here', getRequestId(response));
  });
  app.use(handleError(parts.log));
  // The log of each response hangs on the routes' first handler.
  const answerKnownPage = parts.log.isLevelEnabled('debug')
    ? () => false
    : knownPageHandler({ ...parts, getHeaders });
  const answer = (request: IncomingMessage, response: ServerResponse) => {
    if (answerKnownPage(request, response)) return 'cache';
    app(request, response);
    return undefined;
  };
  const { otlp } = parts;
  const { TRUSTED_PROXIES: trustedProxies, TRUST_TRACEPARENT } = config;
  const continues = TRUST_TRACEPARENT === 'on';
  const traced = otlp ? traceRequests(answer, { otlp, trustedProxies, continues, site }) : answer;
  return parts.metrics?.measure(traced) ?? traced;
}
