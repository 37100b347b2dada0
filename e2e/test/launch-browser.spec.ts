import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { launchBrowser } from '@mockingbird/testing/browser';
import type { Browser } from 'playwright-core';

/** A promise and the function that resolves it. */
function signal() {
  let resolve: () => void = () => undefined;
  const promise = new Promise<void>((done) => (resolve = done));
  return { promise, resolve: () => resolve() };
}

let browser: Browser;
let server: Server;
let origin: string;

beforeAll(async () => {
  server = createServer((_request, response) => response.end('{}')).listen(0, '127.0.0.1');
  browser = await launchBrowser();
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(async () => {
  await browser.close();
  server.close();
});

// Jest fails a file with an unhandled rejection, so the end of the test is its assertion too.
it('a route handler that still runs when its context closes fails no test', async () => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(origin);
  const closed = signal();
  const fetched = signal();
  const ended = signal();
  await page.route('**/late', async (route) => {
    const response = await route.fetch();
    fetched.resolve();
    await closed.promise;
    try {
      await route.fulfill({ response, json: await response.json() });
    } finally {
      ended.resolve();
    }
  });
  await page.evaluate(() => void fetch('/late').catch(() => undefined));
  await fetched.promise;
  await context.close();
  closed.resolve();
  await ended.promise;
  expect(page.isClosed()).toBe(true);
});
