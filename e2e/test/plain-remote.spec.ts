import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { untilAlive } from '../src/browser/alive.js';
import { useSiteBrowser } from '../src/browser/site-browser.js';
import { follow } from '../src/failures/expectations.js';
import { buildRemote, release } from '../src/harness/releases.js';
import { request } from '../src/harness/request.js';
import { until } from '../src/harness/until.js';

/** The example of docs/remote-questions.md. */
const FOLDER = join(import.meta.dirname, '../fixtures/mfe-plain');

const site = useSiteBrowser();

describe('a remote whose screen is plain JavaScript', () => {
  it('is built, published and rendered by the server, with its text escaped', async () => {
    await release(site.running(), await buildRemote(FOLDER, '1.0.0'), 'plain JavaScript');
    const { value } = await until('the page', async () => {
      const answer = await request(site.url(), '/plain/Tom%20%26%20%3Cb%3EJerry');
      return answer.status === 200 && answer;
    });
    expect(value.text).toContain('<h1>Hello Tom &amp; &lt;b&gt;Jerry</h1>');
  });

  it('takes over the markup of the server, and works in the browser', async () => {
    const { page, complaints } = await site.phone();
    await page.goto(`${site.url()}/plain/ada`);
    await untilAlive(page);
    const button = page.locator('#mb-remote button');
    await button.click();
    await button.click();
    expect(await button.textContent()).toBe('Pressed 2 times');
    expect(complaints).toEqual([]);
  });

  it('is left and entered by links, and gives back what it holds', async () => {
    const { page, complaints } = await site.phone();
    await page.goto(`${site.url()}/plain/ada`);
    await untilAlive(page);
    await page.locator('#mb-remote button').click();
    await page.locator('#mb-remote a').click();
    await page.locator('#mb-remote h1', { hasText: 'Hello grace' }).waitFor();
    await page.locator('#mb-remote button', { hasText: 'Pressed 0 times' }).click();
    await follow(page, '/about');
    await page.locator('#mb-remote h1', { hasText: 'About' }).waitFor();
    expect(await page.locator('html').getAttribute('data-unmounts')).toBe('2');
    await page.goBack();
    await page.locator('#mb-remote button', { hasText: 'Pressed 0 times' }).click();
    expect(await page.locator('#mb-remote button').textContent()).toBe('Pressed 1 times');
    expect(complaints).toEqual([]);
  });
});
