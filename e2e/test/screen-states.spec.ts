import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { launchBrowser } from '@mockingbird/testing/browser';
import type { Browser, Page } from 'playwright-core';
import { ALL_SCREENS } from '../../scripts/lib/screens/all-screens.mjs';
import { meetPeople } from '../../scripts/lib/screens/people.mjs';
import type { Site } from '../../scripts/lib/screens/reach.mjs';
import { violationsOf } from '../src/browser/axe.js';
import { untilSettled } from '../src/browser/settled.js';
import { startTestSite, type TestSite } from '../src/harness/site/site.js';

const SIZES = [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
];
/** The browser prints it in its own viewer, which axe does not reach. */
const PRINTED = new Set(['result-print']);

const screens = Object.entries(ALL_SCREENS).filter(([name]) => !PRINTED.has(name));

let site: TestSite;
let browser: Browser;
let people: Site;

beforeAll(async () => {
  [site, browser] = await Promise.all([startTestSite(), launchBrowser()]);
  const { firstAdmin } = site.running;
  if (!firstAdmin) throw new Error('The site made no admin');
  people = await meetPeople(browser, site.url, firstAdmin, true);
});
afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

/** The browser skips the styles of questions far from the window, so their colours would be those of the first theme. */
const layOutAll = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const question of document.querySelectorAll<HTMLElement>('fieldset[id^="question-"]'))
      question.style.contentVisibility = 'visible';
  });

/** A screen that waits for its data has no title yet. */
const isExpected = (name: string, violation: string) =>
  name.startsWith('loading-') && violation.startsWith('page-has-heading-one');

describe.each(screens)('the screen %s', (name, reach) => {
  it.each(SIZES)('has no accessibility faults at $width px in either theme', async (viewport) => {
    const context = await browser.newContext({ viewport, colorScheme: 'light', reducedMotion: 'reduce' });
    try {
      const page = await context.newPage();
      await reach(page, people);
      await untilSettled(page);
      const violations = await violationsOf(page);
      expect(violations.filter((violation) => !isExpected(name, violation))).toEqual([]);
      await layOutAll(page);
      await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
      await untilSettled(page);
      expect(await violationsOf(page, 'colours')).toEqual([]);
    } finally {
      await context.close();
    }
  });
});
