import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { untilAlive } from '../src/browser/alive.js';
import { violationsOf } from '../src/browser/axe.js';
import { sidewaysOverflow } from '../src/browser/overflow.js';
import { untilSettled } from '../src/browser/settled.js';
import { useSiteBrowser } from '../src/browser/site-browser.js';
import { until } from '../src/harness/until.js';

const site = useSiteBrowser();

const CALCULATORS = [
  { name: 'SAT', path: '/tools/sat-score-calculator', label: 'Math, module 1' },
  { name: 'ACT', path: '/tools/act-score-calculator', label: 'English, right answers' },
  { name: 'AP Biology', path: '/tools/ap-bio-score-calculator', label: 'Right answers' },
] as const;
/** The full test run (`npm run prove`) tries every calculator at both widths, `npm test` each at one. */
const EVERY_LOOK = process.env.EVERY_LOOK === '1';
const WIDTHS = EVERY_LOOK ? [360, 1280] : [360];
const CASES = CALCULATORS.flatMap((calculator) => WIDTHS.map((width) => ({ ...calculator, width })));

async function openCalculator(path: string, width: number, hasTouch = false) {
  const phone = await site.phone({ viewport: { width, height: 800 }, hasTouch });
  await phone.page.goto(site.url() + path);
  await untilAlive(phone.page);
  return phone;
}

const numberField = (page: Page, label: string) => page.getByRole('spinbutton', { name: label }).first();
const slider = (page: Page, label: string) => page.getByRole('slider', { name: `${label}, slider` });
const valueOf = (page: Page, label: string) => numberField(page, label).inputValue().then(Number);
const result = (page: Page) => page.locator('main [role="status"]').first().textContent();

/** Waits until field and slider both show a count. */
const untilCount = (page: Page, label: string, count: number) =>
  until(`${label} at ${count}`, async () => {
    const [typed, slid] = [await valueOf(page, label), Number(await slider(page, label).inputValue())];
    return typed === count && slid === count;
  });

/** Drags a slider from its start to its end in many steps. */
async function dragAcross(page: Page, label: string): Promise<void> {
  const track = slider(page, label);
  await track.scrollIntoViewIfNeeded();
  const box = await track.boundingBox();
  if (!box) throw new Error(`The slider of ${label} is not visible`);
  const y = box.y + box.height / 2;
  await page.mouse.move(box.x + 4, y);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width - 2, y, { steps: 30 });
  await page.mouse.up();
}

describe.each(CASES)('the $name calculator at $width px', ({ path, label, width }) => {
  it('is used with a mouse: steppers, a drag of the slider, and a typed number', async () => {
    const { page, complaints } = await openCalculator(path, width);
    const before = await valueOf(page, label);
    await page.getByRole('button', { name: `One more: ${label}` }).click();
    await untilCount(page, label, before + 1);
    await page.getByRole('button', { name: `One less: ${label}` }).click();
    await untilCount(page, label, before);
    await dragAcross(page, label);
    const most = Number(await slider(page, label).getAttribute('max'));
    await untilCount(page, label, most);
    await numberField(page, label).fill('7');
    await untilCount(page, label, 7);
    expect(complaints).toEqual([]);
  });

  it('is used by touch: a tap on a stepper and on the slider', async () => {
    const { page, complaints } = await openCalculator(path, width, true);
    const before = await valueOf(page, label);
    await page.getByRole('button', { name: `One more: ${label}` }).tap();
    await untilCount(page, label, before + 1);
    const box = await slider(page, label).boundingBox();
    if (!box) throw new Error('The slider is not visible');
    await slider(page, label).tap({ position: { x: box.width - 2, y: box.height / 2 } });
    await untilCount(page, label, Number(await slider(page, label).getAttribute('max')));
    expect(complaints).toEqual([]);
  });

  it('is used by keyboard alone', async () => {
    const { page, complaints } = await openCalculator(path, width);
    await numberField(page, label).focus();
    const shown = await result(page);
    const before = await valueOf(page, label);
    await page.keyboard.press('ArrowUp');
    await untilCount(page, label, before + 1);
    await page.keyboard.press('Tab');
    await page.keyboard.press('End');
    await untilCount(page, label, Number(await slider(page, label).getAttribute('max')));
    await until('another result', async () => (await result(page)) !== shown);
    await page.keyboard.press('Home');
    await untilCount(page, label, 0);
    expect(complaints).toEqual([]);
  });

  it('has no accessibility issue and no sideways scroll with everything open, in both themes', async () => {
    const { page } = await openCalculator(path, width);
    await numberField(page, label).fill('12');
    await page.evaluate(() => {
      for (const details of document.querySelectorAll('details')) details.open = true;
    });
    await untilSettled(page);
    expect(await violationsOf(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    await untilSettled(page);
    expect(await violationsOf(page, 'colours')).toEqual([]);
    expect(await sidewaysOverflow(page)).toEqual([]);
  });
});

/** What the page showed in the frame after each event of a slider. */
interface Frames {
  seen: number;
  late: string[];
  /** The result by the slider's value. */
  results: Record<string, string>;
}

/** Records every event of the page's sliders. The page's `readFrames` returns the record. */
const recordFrames = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const frames: Frames = { seen: 0, late: [], results: {} };
    Object.assign(window, { readFrames: () => frames });
    document.addEventListener('input', ({ target }) => {
      if (!(target instanceof HTMLInputElement)) return;
      const { value } = target;
      const field = target.parentElement?.querySelector<HTMLInputElement>('input[type="number"]');
      requestAnimationFrame(() => {
        frames.seen += 1;
        // A later event of the same frame has replaced the value.
        if (target.value !== value) return;
        if (field?.value !== value) frames.late.push(`${field?.value} for ${value}`);
        frames.results[value] = document.querySelector('main [role="status"]')?.textContent ?? '';
      });
    });
  });

describe.each(CALCULATORS)('the slider of the $name calculator', ({ path, label }) => {
  it('changes its number and the score within the next frame, on a processor four times slower', async () => {
    const { page, context } = await openCalculator(path, 360);
    const protocol = await context.newCDPSession(page);
    await protocol.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await recordFrames(page);
    await dragAcross(page, label);
    const { seen, late, results } = await page.evaluate((): Frames => Reflect.get(window, 'readFrames')());
    expect(seen).toBeGreaterThan(5);
    expect(late).toEqual([]);
    expect(new Set(Object.values(results)).size).toBeGreaterThan(2);
    await protocol.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    // Each value, typed on its own, has the result that the drag showed.
    for (const [count, shown] of Object.entries(results)) {
      await numberField(page, label).fill(count);
      await untilCount(page, label, Number(count));
      expect({ count, result: await result(page) }).toEqual({ count, result: shown });
    }
  });
});

const ACT_SECTIONS = ['English', 'Math', 'Reading', 'Science'] as const;

// The composites of the straight line, which these links had before.
it.each([
  { query: 'raw=60.45.30.28', counts: [60, 45, 30, 28], maxima: [75, 60, 40, 40], composite: 27 },
  { query: 'raw=38.20.15.14', counts: [38, 20, 15, 14], maxima: [75, 60, 40, 40], composite: 14 },
  {
    query: 'test=enhanced&raw=40.30.20.10',
    counts: [40, 30, 20, 10],
    maxima: [50, 45, 36, 40],
    composite: 24,
  },
  { query: 'test=enhanced&raw=25.20.18', counts: [25, 20, 18], maxima: [50, 45, 36], composite: 17 },
])(
  'an ACT link from before today’s form, ?$query, opens with its numbers and composite $composite',
  async ({ query, counts, maxima, composite }) => {
    const { page, complaints } = await openCalculator(`/tools/act-score-calculator?${query}`, 360);
    await until('the composite', async () =>
      ((await result(page)) ?? '').includes(`Composite ${composite} of`),
    );
    for (const [at, count] of counts.entries()) {
      const label = `${ACT_SECTIONS[at]}, right answers`;
      await untilCount(page, label, count);
      expect(await slider(page, label).getAttribute('max')).toBe(String(maxima[at]));
    }
    expect(await page.getByRole('slider').count()).toBe(counts.length);
    expect(complaints).toEqual([]);
  },
);

it('links from before the formats changed open with their numbers', async () => {
  const { page } = await openCalculator('/tools/act-score-calculator?raw=75.60.40.40', 360);
  await until('the composite', async () => ((await result(page)) ?? '').includes('36'));
  await page.goto(`${site.url()}/tools/ap-bio-score-calculator?mcq=60&frq=10.10.4.4.4.4`);
  await untilAlive(page);
  await until('the score', async () => ((await result(page)) ?? '').includes('AP score 5'));
  await page.goto(`${site.url()}/tools/sat-score-calculator?math=22.22&rw=27.27`);
  await untilAlive(page);
  await until('the total', async () => ((await result(page)) ?? '').includes('1600'));
});
