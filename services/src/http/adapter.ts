import { ExpressAdapter } from '@nestjs/platform-express';
import type { Response } from 'express';
import { BytesAnswer } from './bytes-answer.js';

/** Express as Nest uses it, and answers that are bytes already. */
export class ServicesAdapter extends ExpressAdapter {
  override reply(response: Response, body: unknown, statusCode?: number) {
    if (!(body instanceof BytesAnswer)) return super.reply(response, body, statusCode);
    if (statusCode !== undefined) response.status(statusCode);
    response.setHeader('etag', body.etag);
    response.setHeader('content-type', body.type);
    return response.send(body.bytes);
  }
}
