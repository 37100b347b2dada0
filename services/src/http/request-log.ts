import type { IncomingMessage, ServerResponse } from 'node:http';
import { pinoHttp } from 'pino-http';
import type { Logger } from 'pino';
import { API_KEY_HEADER } from '@mockingbird/request-signing';
import { currentRequestId } from './request-context.js';

/** Only the path: a query may hold what a person typed. No header but the key's id: the others may be secrets. */
const request = (message: IncomingMessage & { originalUrl?: string }) => ({
  method: message.method,
  path: (message.originalUrl ?? message.url ?? '').replace(/\?.*$/s, ''),
  keyId: message.headers[API_KEY_HEADER],
});

/** One line for each request, when it is answered. */
export const requestLog = (log: Logger) =>
  pinoHttp({
    logger: log,
    wrapSerializers: false,
    serializers: { req: request, res: (response: ServerResponse) => ({ status: response.statusCode }) },
    quietReqLogger: true,
    customAttributeKeys: { responseTime: 'ms' },
    genReqId: () => currentRequestId() ?? '',
    customProps: () => ({ requestId: currentRequestId() }),
    customLogLevel: (_request, response) => (response.statusCode >= 500 ? 'error' : 'info'),
    autoLogging: { ignore: (message) => message.url?.startsWith('/health/') === true },
  });
