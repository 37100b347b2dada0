import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { violationsOf } from '../src/browser/axe.js';
import { useSiteBrowser } from '../src/browser/site-browser.js';

const site = useSiteBrowser();

const questions = (page: Page) => page.locator('fieldset[id^="question-"] [id$="-text"]').allTextContents();

/** Opens the form from the exam's page and makes a test of 5 questions. */
async function makeTest(page: Page) {
  await page.goto(`${site.url()}/exam/ssc-cgl-tier-1`);
  await page.getByRole('link', { name: 'Make your own test from these questions' }).click();
  await page.waitForURL('**/make-test?exam=ssc-cgl-tier-1');
  await page.getByLabel('Questions').selectOption('5');
  await page.getByRole('button', { name: 'Make this test' }).click();
  await page.waitForURL('**/make-test/test?**');
}

async function start(page: Page) {
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await page.locator('#question-5').waitFor();
  return questions(page);
}

describe("a student's own test", () => {
  it('is made, taken and continued with other questions on a phone', async () => {
    const { page, complaints } = await site.phone({ viewport: { width: 360, height: 740 }, hasTouch: true });
    await makeTest(page);
    const address = page.url();
    const first = await start(page);
    expect(await page.locator('#mb-header').isVisible()).toBe(false);
    await page.getByRole('radio').first().tap();
    await page.getByRole('button', { name: 'Submit', exact: true }).tap();
    await page.getByRole('dialog').getByRole('button', { name: 'Submit Test' }).tap();
    await page.waitForURL('**/results/own-*');
    expect(await page.locator('#mb-header').isVisible()).toBe(true);
    await page.getByRole('link', { name: 'More questions like these' }).click();
    await page.waitForURL('**&part=2');
    const second = await start(page);
    expect(second.filter((text) => first.includes(text))).toEqual([]);
    expect(complaints).toEqual([]);

    const other = await site.phone();
    await other.page.goto(address);
    expect(await start(other.page)).toEqual(first);
  });

  it('has a form without accessibility faults', async () => {
    const { page } = await site.phone({ viewport: { width: 360, height: 740 } });
    await page.goto(`${site.url()}/make-test?exam=ssc-cgl-tier-1`);
    await page.getByRole('button', { name: 'Make this test' }).waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await page.getByText('Topics: all').click();
    await page.getByLabel('Polity').check();
    expect(await violationsOf(page)).toEqual([]);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBe(360);
  });
});
