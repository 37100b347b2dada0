import type { Browser, Page } from 'playwright-core';
import { settle } from './measure-load.js';
import { longestInteraction, recordInteractions } from './interactions.js';
import { installProbe } from './probe.js';
import { openSlowPhone } from './slow-phone.js';
import { touch } from './touch.js';

/** Longest interaction of each kind, in milliseconds. */
export interface HallVisit {
  chooseInList: number;
  choose: number;
  next: number;
  mark: number;
  jump: number;
}

const TIMES = 10;

/** Runs something several times. @param work gets the run's number from 0 on */
async function repeat(work: (run: number) => Promise<void>): Promise<void> {
  for (let run = 0; run < TIMES; run += 1) await work(run);
}

const touchOption = (page: Page, option: number) =>
  touch(page.locator('fieldset[id^="question-"] label').nth(option));

/** Takes a test on the slow phone, first in the list, then in the hall. @param url a test with many questions */
export async function measureHallVisit(browser: Browser, url: string): Promise<HallVisit> {
  const { page, context, complaints } = await openSlowPhone(browser);
  page.setDefaultTimeout(60_000);
  try {
    await page.addInitScript(installProbe);
    await page.goto(url, { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Start' }).waitFor();
    await settle(page);
    await page.getByRole('button', { name: 'Start' }).tap();
    await page.locator('fieldset[id^="question-"]').nth(100).waitFor({ state: 'attached' });
    await recordInteractions(page);
    const chooseInList = await longestInteraction(page, TIMES, () =>
      repeat((run) => touchOption(page, run * 4)),
    );
    await page.getByRole('button', { name: 'One at a time' }).tap();
    await page.getByRole('button', { name: 'Save & Next' }).waitFor();
    await longestInteraction(page, 1, async () => undefined);
    const button = (name: string | RegExp) => page.getByRole('button', { name });
    const choose = await longestInteraction(page, TIMES, () => repeat((run) => touchOption(page, run % 4)));
    const next = await longestInteraction(page, TIMES, () => repeat(() => touch(button('Save & Next'))));
    const mark = await longestInteraction(page, TIMES, () =>
      repeat(() => touch(button('Mark for Review & Next'))),
    );
    const jump = await longestInteraction(page, TIMES, () =>
      repeat(async (run) => {
        await touch(button('All questions'));
        await touch(button(new RegExp(`^Question ${150 + run},`)));
      }),
    );
    if (complaints.length > 0) throw new Error(`${url} reports: ${complaints.join('; ')}`);
    return { chooseInList, choose, next, mark, jump };
  } finally {
    await context.close();
  }
}
