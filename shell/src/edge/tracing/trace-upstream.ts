import type { ServerResponse } from 'node:http';
import type { TraceHeaders } from '@mockingbird/observability';
import { methodLabel } from '../metrics/request-kind.js';
import { serviceTemplate } from '../services/services-url.js';
import { spanOf } from './request-spans.js';

const SERVER_ERROR = 500;

/**
 * Starts the span of a call that the edge forwards. It ends with the response.
 * @param path as the services get it
 * @returns the headers for the services; empty where traces are off
 */
export function traceUpstream(
  method: string | undefined,
  path: string,
  response: ServerResponse,
): Partial<TraceHeaders> {
  const template = serviceTemplate(path);
  const span = spanOf(response)?.startChild(`${methodLabel(method)} ${template}`, {
    kind: 'client',
    attributes: { 'http.request.method': methodLabel(method), 'url.template': template },
  });
  if (!span) return {};
  if (span.isRecording) {
    response.once('close', () => {
      const { statusCode } = response;
      span.set({ 'http.response.status_code': response.writableFinished ? statusCode : undefined });
      if (statusCode >= SERVER_ERROR) span.fail(String(statusCode));
      span.end();
    });
  }
  return span.headers;
}
