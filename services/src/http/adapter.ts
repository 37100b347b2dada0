import { ExpressAdapter } from '@nestjs/platform-express';
import type { RequestHandler, Response } from 'express';
import { BytesAnswer } from './bytes-answer.js';

/** Express as Nest uses it, and answers that are bytes already. */
export class ServicesAdapter extends ExpressAdapter {
  /** Under the prefix or beside it: whatever no route took is answered alike. */
  override setNotFoundHandler(handler: RequestHandler) {
    return this.use(handler);
  }

  override reply(response: Response, body: unknown, statusCode?: number) {
    if (!(body instanceof BytesAnswer)) return super.reply(response, body, statusCode);
    if (statusCode !== undefined) response.status(statusCode);
    response.setHeader('etag', body.etag);
    response.setHeader('content-type', body.type);
    return response.send(body.bytes);
  }
}
