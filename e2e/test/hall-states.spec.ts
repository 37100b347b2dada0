import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { HALL_SCREENS } from '../../scripts/lib/screens/hall.mjs';
import { violationsOf } from '../src/browser/axe.js';
import { sidewaysOverflow } from '../src/browser/overflow.js';
import { untilSettled } from '../src/browser/settled.js';
import { useSiteBrowser } from '../src/browser/site-browser.js';

const PHONE = { width: 390, height: 844 };
const WIDE = { width: 1280, height: 900 };
const NARROWEST = { width: 320, height: 640 };
const LEAST_TARGET = 44;

const site = useSiteBrowser();
const states = Object.entries(HALL_SCREENS).filter(([name]) => name !== 'result-print');

/** Buttons and choices of a test that a thumb can miss. Radio buttons cover their label. */
const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate((least) => {
    const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    const targets = [...document.querySelectorAll('main button, main label:has(input), dialog[open] button')];
    return targets.filter(isShown).flatMap((element) => {
      const { width, height } = element.getBoundingClientRect();
      const isSmall = Math.round(Math.min(width, height)) < least;
      return isSmall ? [`${element.textContent.trim()}: ${width} x ${height}`] : [];
    });
  }, LEAST_TARGET);

/** The browser skips the styles of questions far from the window, so their colours would be those of the first theme. */
const layOutAll = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const question of document.querySelectorAll<HTMLElement>('fieldset[id^="question-"]'))
      question.style.contentVisibility = 'visible';
  });

describe.each(states)('%s', (name, reach) => {
  it('has no accessibility faults in either theme, and fits 320 px and text of 200 %', async () => {
    const { page, complaints } = await site.phone({ viewport: PHONE, hasTouch: true });
    await reach(page, { base: site.url(), tokens: { admin: undefined, student: undefined } });
    await untilSettled(page);
    expect(await violationsOf(page)).toEqual([]);
    await layOutAll(page);
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await untilSettled(page);
    expect(await violationsOf(page, 'colours')).toEqual([]);
    if (!name.startsWith('result') && !name.startsWith('deck')) expect(await smallTargets(page)).toEqual([]);
    await page.setViewportSize(NARROWEST);
    await untilSettled(page);
    expect(await sidewaysOverflow(page)).toEqual([]);
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    for (const size of [WIDE, PHONE]) {
      await page.setViewportSize(size);
      await untilSettled(page);
      expect(await sidewaysOverflow(page)).toEqual([]);
    }
    expect(complaints).toEqual([]);
  });
});
