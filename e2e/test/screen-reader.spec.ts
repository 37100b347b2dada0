import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { ROOT } from '../../scripts/lib/root.mjs';
import { untilAlive } from '../src/browser/alive.js';
import { useSiteBrowser } from '../src/browser/site-browser.js';
import { JOURNEY_TEST, option } from '../src/browser/test-page.js';
import { Transcript } from '../src/screen-reader/transcript.js';

const FILE = join(ROOT, 'docs/screen-reader.md');
const HEAD = `# What a screen reader says during a test

A mock test from its start to its result, by keyboard. \`focus\` is what has the focus, \`status\` and \`alert\` are what live
regions say, and lists are parts of the page in reading order. Times are left out. The test \`e2e/test/screen-reader.spec.ts\`
compares this page with the product; with \`WRITE_TRANSCRIPT=1\` it writes it again.

`;

const site = useSiteBrowser();

it('says what the committed transcript says', async () => {
  const { page } = await site.phone({ viewport: { width: 1280, height: 900 }, hasTouch: false });
  const transcript = await Transcript.of(page);
  await page.clock.install();
  await page.goto(site.url() + JOURNEY_TEST.path);
  await untilAlive(page);

  transcript.step('The page before the start');
  await transcript.read(page.locator('main'));

  transcript.step('Chooses twice the time and starts');
  await page.getByLabel('Your clock').selectOption('2');
  await page.getByRole('button', { name: 'Start', exact: true }).press('Enter');
  await page.locator('#question-1').waitFor();
  await page.getByText(`${2 * JOURNEY_TEST.minutes} minutes, 12 questions`).waitFor({ state: 'attached' });
  await transcript.focus();
  await transcript.live();
  await transcript.read(page.locator('#question-1'));

  transcript.step('Chooses an option');
  await option(page, 1, JOURNEY_TEST.right[0]).press('Space');
  await transcript.focus();
  await transcript.live();

  transcript.step('Opens the hall: one question at a time');
  await page.getByRole('button', { name: 'One at a time' }).press('Enter');
  await page.getByRole('button', { name: 'Save & Next' }).waitFor();
  await transcript.focus();
  await transcript.read(page.getByRole('navigation', { name: 'Questions' }));

  transcript.step('Saves, then marks the next question for review');
  await page.getByRole('button', { name: 'Save & Next' }).press('Enter');
  await page.getByRole('heading', { name: /^Question 2 of / }).waitFor();
  await transcript.focus();
  await page.getByRole('button', { name: 'Mark for Review & Next' }).press('Enter');
  await page.getByRole('heading', { name: /^Question 3 of / }).waitFor();
  await transcript.focus();
  await transcript.live();

  transcript.step('Asks to submit, and goes back to the test');
  await page.getByRole('button', { name: 'Submit Test' }).press('Enter');
  await page.getByRole('dialog').waitFor();
  await transcript.focus();
  await transcript.read(page.getByRole('dialog'));
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await transcript.focus();

  transcript.step('10, 5 and 1 minutes before the end');
  for (const passed of ['06:10', '05:00', '04:00']) {
    await page.clock.fastForward(passed);
    await page.waitForFunction(() => (window.liveMessages?.length ?? 0) > 0);
    await transcript.live();
  }

  transcript.step('The time is up');
  await page.clock.fastForward('02:00');
  await page.waitForURL(site.url() + JOURNEY_TEST.resultsPath);
  await page.getByRole('heading', { name: 'Review', exact: true }).waitFor();
  await transcript.focus();
  await transcript.live();
  await transcript.read(page.locator('main'));

  const text = HEAD + transcript.toString();
  if (process.env['WRITE_TRANSCRIPT']) await writeFile(FILE, text);
  // The page names how to write it again.
  expect(text).toBe(await readFile(FILE, 'utf8'));
});
