import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { launchBrowser } from '@mockingbird/testing/browser';
import type { Browser, Page } from 'playwright-core';
import { untilAlive } from '../src/browser/alive.js';
import { submitTest } from '../src/browser/test-page.js';
import { startTestSite, type TestSite } from '../src/harness/site/site.js';
import { signInFirstAdmin } from '../src/harness/site/admin-uploads.js';
import { HOSTILE_TEST, storeHostileContent } from '../src/hostile/hostile-content.js';

let site: TestSite;
let browser: Browser;

beforeAll(async () => {
  [site, browser] = await Promise.all([startTestSite(), launchBrowser()]);
  await storeHostileContent(site, await signInFirstAdmin(site));
});

afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

/** Effects on the page that such text must never have. */
const harm = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found = 'harmed' in window ? ['a script of the text ran'] : [];
    const own = /^(https?|mailto):$/;
    // React's own: preloaded pictures.
    const early = 'link[rel="preload"][as="image"][href^="https://ok.example/"]';
    for (const element of document.querySelectorAll(`#mb-remote *:not(${early})`)) {
      const name = element.localName;
      if (/^(script|style|iframe|object|embed|base|meta|link|template|noscript)$/.test(name))
        found.push(name);
      for (const { name: attribute, value } of element.attributes)
        if (/^on|^style$|^srcdoc$|^xlink:/.test(attribute)) found.push(`${name}[${attribute}=${value}]`);
      if (element instanceof HTMLAnchorElement && element.href && !own.test(element.protocol))
        found.push(`a to ${element.href}`);
      if (element instanceof HTMLImageElement && !/^(https?|data):/.test(element.src))
        found.push(`img of ${element.src}`);
      if (element instanceof HTMLFormElement && !element.action.startsWith(location.origin))
        found.push(`form to ${element.action}`);
    }
    return found;
  });

async function openPage(bypassCSP: boolean): Promise<{ page: Page; requests: string[] }> {
  const context = await browser.newContext({ bypassCSP });
  const page = await context.newPage();
  const requests: string[] = [];
  await page.addInitScript(() => {
    window.alert = () => void Object.assign(window, { harmed: true });
  });
  page.on('request', (request) => requests.push(request.url()));
  return { page, requests };
}

const foreign = (requests: readonly string[]) =>
  requests.filter((url) => !/^(https?:\/\/127\.0\.0\.1[:/]|https:\/\/ok\.example\/|data:image\/)/.test(url));

describe.each([
  ['under the policy of the site', false],
  ['without any policy', true],
])('hostile text %s', (_, bypassCSP) => {
  it('does no harm in a post', async () => {
    const { page, requests } = await openPage(bypassCSP);
    const answer = await page.goto(`${site.url}/blog/hostile`);
    expect(answer?.status()).toBe(200);
    await untilAlive(page);
    expect(await page.locator('#mb-remote').textContent()).toContain('<script>alert(1)</script>');
    expect(await harm(page)).toEqual([]);
    expect(foreign(requests)).toEqual([]);
    await page.context().close();
  });

  it('does no harm in an exam, its test and its results', async () => {
    const { page, requests } = await openPage(bypassCSP);
    await page.goto(`${site.url}/exam/hostile`);
    await untilAlive(page);
    expect(await harm(page)).toEqual([]);
    await page.goto(`${site.url}/mocktest/hostile/${HOSTILE_TEST}`);
    await untilAlive(page);
    await page
      .getByRole('button', { name: /^start/i })
      .first()
      .click();
    await page.locator('#question-1 input').first().check({ force: true });
    expect(await page.locator('#mb-remote').textContent()).toContain('<script>alert(1)</script>');
    expect(await harm(page)).toEqual([]);
    await submitTest(page);
    await page.waitForURL('**/results/**');
    await page.getByText('Back to Home').first().waitFor();
    expect(await harm(page)).toEqual([]);
    expect(foreign(requests)).toEqual([]);
    await page.context().close();
  });
});

it('the look at a page finds harm that is there', async () => {
  const { page } = await openPage(true);
  await page.goto(`${site.url}/about`);
  // Hydration would replace what is planted before it.
  await untilAlive(page);
  await page.evaluate(() => {
    const place = document.querySelector('#mb-remote');
    if (place) place.innerHTML = '<img src=x onerror=alert(1)><a href="javascript:alert(1)">x</a>';
  });
  await page.waitForFunction(() => 'harmed' in window);
  expect(await harm(page)).toEqual(
    expect.arrayContaining(['a script of the text ran', 'a to javascript:alert(1)']),
  );
});
