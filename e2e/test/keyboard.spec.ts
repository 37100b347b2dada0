import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { untilAlive } from '../src/browser/alive.js';
import { useSiteBrowser } from '../src/browser/site-browser.js';
import { until } from '../src/harness/until.js';

/** Stops of the Tab key on the whole home page. */
const HOME_STOPS = 45;
/** More tab stops than any page has before the target. */
const MOST_STOPS = 150;

const site = useSiteBrowser();

/** The focused element: role or tag, and name. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return '';
    const label = element.getAttribute('aria-label') ?? element.textContent ?? '';
    const field = element instanceof HTMLInputElement ? (element.labels?.[0]?.textContent ?? '') : '';
    return `${element.localName} ${(field || label).replaceAll(/\s+/g, ' ').trim()}`;
  });

/** Whether the focus is visible. */
const isSeen = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element) return false;
    // A wrapper may show the focus of its field.
    for (let at: Element | null = element, up = 0; at && up < 4; at = at.parentElement, up += 1) {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(at);
      if ((outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none') return true;
    }
    // A radio button is invisible inside its card.
    const next = element.nextElementSibling;
    return Boolean(next && getComputedStyle(next).outlineStyle !== 'none');
  });

/** Presses Tab until the element has the focus. Every stop on the way must be visible. */
async function tabTo(page: Page, wanted: RegExp): Promise<void> {
  const stops: string[] = [];
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    await page.keyboard.press('Tab');
    const at = await focused(page);
    stops.push(at);
    if (at !== '' && !(await isSeen(page))) throw new Error(`The focus does not show at: ${at}`);
    if (wanted.test(at)) return;
  }
  throw new Error(`No stop is ${wanted}: ${stops.join(' | ')}`);
}

const follow = async (page: Page, link: RegExp, heading: RegExp) => {
  await tabTo(page, link);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
};

const open = async (path: string, width = 1280) => {
  const phone = await site.phone({ viewport: { width, height: 800 }, hasTouch: false });
  await phone.page.goto(site.url() + path);
  await untilAlive(phone.page);
  return phone;
};

describe('with the keyboard alone', () => {
  it.each([
    ['/region/in', 390],
    ['/region/in', 1280],
    ['/region/us', 390],
    ['/region/us', 1280],
  ])('the home page %s ends within 45 stops, at %i px', async (path, width) => {
    const { page } = await site.phone({ viewport: { width, height: 844 } });
    await page.goto(site.url() + path);
    await untilAlive(page);
    // Hydrated: only one of its cards is a stop.
    await page.locator('[data-loops] a[tabindex="-1"]').first().waitFor({ state: 'attached' });
    const stops: string[] = [];
    do {
      await page.keyboard.press('Tab');
      stops.push(await focused(page));
    } while (stops.at(-1) !== '' && stops.length < MOST_STOPS);
    // The last one is the browser itself.
    stops.pop();
    expect(stops).toContain('button Subscribe');
    console.log(`${path} has ${stops.length} stops at ${width} px`);
    expect(stops.length).toBeLessThanOrEqual(HOME_STOPS);
  });

  it('a student finds an exam, sits its test and reads the results', async () => {
    const { page, complaints } = await open('/region/us');
    await page.keyboard.press('Tab');
    expect(await focused(page)).toBe('a Skip to content');
    await page.keyboard.press('Enter');
    await tabTo(page, /^input .*search/i);
    await page.keyboard.type('texas');
    await follow(page, /^a .*Texas/, /Texas/);
    await page.waitForURL('**/exam/dmv-texas');
    await tabTo(page, /^a Texas: Rules of the Road/);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/mocktest/**');
    await page.getByRole('button', { name: /^Start/ }).waitFor();
    await tabTo(page, /^button Start/);
    await page.keyboard.press('Enter');
    await page.locator('#question-1 input').first().waitFor();
    await tabTo(page, /^input /);
    await page.keyboard.press('Space');
    expect(await page.locator('#question-1 input:checked').count()).toBe(1);
    await page.keyboard.press('ArrowDown');
    expect(await page.locator('#question-1 input:checked').count()).toBe(1);
    await tabTo(page, /^button Submit Test$/);
    await page.keyboard.press('Enter');
    await until('the dialog', async () => (await focused(page)) === 'button Go to the first unanswered');
    await page.keyboard.press('Escape');
    expect(await focused(page)).toBe('button Submit Test');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await until('the question', async () => /^h2 Question \d+$/.test(await focused(page)));
    await tabTo(page, /^button Submit Test$/);
    await page.keyboard.press('Enter');
    await until('the dialog', async () => (await focused(page)) === 'button Go to the first unanswered');
    await tabTo(page, /^button Submit Test$/);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/results/**');
    await page.getByRole('link', { name: 'Back to Home' }).first().waitFor();
    expect(complaints).toEqual([]);
  });

  it.each([390, 1280])(
    'the parts of a calculator are reached in the order in which they are seen, the inputs first, at %d px',
    async (width) => {
      const { page } = await open('/tools/sat-score-calculator', width);
      await page.getByRole('button', { name: 'Share link' }).waitFor();
      await page.locator('main nav a').last().focus();
      const stops: { name: string; column: number; top: number }[] = [];
      for (let stop = 0; stop < 11; stop += 1) {
        await page.keyboard.press('Tab');
        const place = await page.evaluate(() => {
          const { left, top } = document.activeElement?.getBoundingClientRect() ?? new DOMRect();
          // The sticky result is a separate column in a wide window.
          return { column: left > 780 ? 1 : 0, top: Math.round(top + window.scrollY) };
        });
        stops.push({ name: await focused(page), ...place });
      }
      expect(stops[0]?.name).toMatch(/^input Math, module 1/);
      expect(stops.at(-1)?.name).toBe('button Start over');
      const asSeen = stops.toSorted((a, b) => a.column - b.column || a.top - b.top);
      expect(stops).toEqual(asSeen);
    },
  );

  it('a student works out a score, and reads an article and a post', async () => {
    const { page, complaints } = await open('/about');
    await follow(page, /^a (Score c|C)alculators$/, /calculators/i);
    await follow(page, /^a .*SAT/, /SAT/);
    await tabTo(page, /^input Math, module 1/);
    const total = page.getByText(/^\d{3,4}$/).first();
    const before = await total.textContent();
    for (let press = 0; press < 7; press += 1) await page.keyboard.press('ArrowRight');
    await page.waitForFunction(
      (old) => document.querySelector('main')?.textContent?.includes('HARD') && old !== undefined,
      before,
    );
    await page.goto(`${site.url()}/articles`);
    await untilAlive(page);
    await follow(page, /^a Arithmetic/, /Arithmetic/);
    await follow(page, /^a .*[Pp]ercentages/, /Percentages/);
    await page.goto(`${site.url()}/blog`);
    await untilAlive(page);
    await follow(page, /^a A full paper every second Sunday/, /A full paper every second Sunday/);
    expect(complaints).toEqual([]);
  });
});
