import type { Page } from 'playwright-core';
import { untilAlive } from './alive.js';
import { untilStill } from './settled.js';

/** The mock test of the journeys: 12 questions of 2 marks, a penalty of half a mark, 8 minutes, free sections. */
export const JOURNEY_TEST = {
  exam: 'SSC CHSL Tier 1',
  examPath: '/exam/ssc-chsl-tier-1',
  path: '/mocktest/ssc-chsl-tier-1/ssc-chsl-1',
  resultsPath: '/results/ssc-chsl-1',
  minutes: 8,
  /** Zero-based correct options of the first three questions. */
  right: [1, 2, 0],
} as const;

/** An option of a question of the test page; the question number is one-based, the option zero-based. */
export const option = (page: Page, question: number, index: number) =>
  page.locator(`input[name="question-${question}"]`).nth(index);

/** Presses 'Submit Test', and confirms the dialog. */
export async function submitTest(page: Page): Promise<void> {
  const submit = page.getByRole('button', { name: 'Submit Test' });
  await untilStill(submit);
  await submit.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Submit Test' }).click();
}

/** Opens the journey's mock test at its own address and starts it. */
export async function startJourneyTest(page: Page, siteUrl: string): Promise<void> {
  await page.goto(siteUrl + JOURNEY_TEST.path);
  await untilAlive(page);
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await page.getByRole('button', { name: 'Submit Test' }).waitFor();
}
