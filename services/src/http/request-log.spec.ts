import { once } from 'node:events';
import { expect, it } from '@jest/globals';
import express from 'express';
import { pino } from 'pino';
import { requestLog } from './request-log.js';

it('logs the path of a draft without the token that is the permission', async () => {
  const lines: string[] = [];
  const log = pino({ level: 'info' }, { write: (line) => lines.push(line) });
  const server = express().use(requestLog(log)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  await (await fetch(`http://127.0.0.1:${port}/api/articles/drafts/s3cret?x=1`)).text();
  server.close();
  await once(server, 'close');
  expect(lines.map((line) => JSON.parse(line).path)).toEqual(['/api/articles/drafts/*']);
});
