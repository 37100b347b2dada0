import { visit } from './reach.mjs';
import { submitTest } from './tests.mjs';

/**
 * @typedef {import('./reach.mjs').Page} Page
 * @typedef {import('./reach.mjs').Address} Address
 */

const FREE = '/mocktest/ssc-chsl-tier-1/ssc-chsl-1';
const LOCKED = '/mocktest/ssc-cgl-tier-1/ssc-cgl-1';

const PASSAGE =
  'Four friends, P, Q, R and S, run a shop together.\n| Month | Rent (₹) | Sales (₹) |\n| --- | --- | --- |\n' +
  '| April | 12,000 | 84,500 |\n| May | 12,000 | 91,250 |\n| June | 13,500 | 88,000 |\nThe rent is paid before the ' +
  'profit is shared in the ratio 1 : 2 : 3 : 4.';

/** @param {Page} page @param {string} name */
const press = (page, name) => page.getByRole('button', { name, exact: true }).first().click();

/** @param {Page} page @param {Address} site @param {string} path */
async function start(page, site, path = FREE) {
  await visit(path)(page, site);
  await press(page, 'Start');
  await page.locator('fieldset[id^="question-"]').first().waitFor();
}

/**
 * Clicks the label once it has come to rest: a part that arrives late may move it.
 * @param {Page} page @param {number} question one-based @param {number} option zero-based
 */
const choose = (page, question, option) =>
  page.locator(`label:has(input[name="question-${question}"])`).nth(option).click();

/** Questions in every state of the palette. @param {Page} page @param {Address} site @param {string} path */
async function openHall(page, site, path = FREE) {
  await start(page, site, path);
  await press(page, 'One at a time');
  await page.getByRole('button', { name: 'Save & Next' }).waitFor();
  await choose(page, 1, 1);
  await press(page, 'Save & Next');
  await press(page, 'Mark for Review & Next');
  if (path === LOCKED) return;
  await choose(page, 3, 2);
  await press(page, 'Mark for Review & Next');
  await press(page, 'Save & Next');
  await choose(page, 5, 0);
}

/** Below 1000 px the palette is closed. @param {Page} page */
async function openPalette(page) {
  const button = page.getByRole('button', { name: 'All questions', exact: true });
  if (await button.isVisible()) await button.click();
  await page.getByRole('navigation', { name: 'Questions' }).waitFor();
}

/** The questions from the first on share a passage. @param {Page} page @param {number} count */
async function addPassage(page, count) {
  const passage = JSON.stringify(PASSAGE).slice(1, -1).replaceAll('<', '\\u003c');
  await page.route(`**${FREE}`, async (route) => {
    const response = await route.fetch();
    let left = count;
    const body = (await response.text()).replace(/\{"questionId":/g, (found) => {
      left -= 1;
      return left >= 0 ? `{"passage":"${passage}","questionId":` : found;
    });
    await route.fulfill({ response, body });
  });
}

/** @param {Page} page @param {Address} site */
async function startPractice(page, site) {
  await visit(FREE)(page, site);
  await page.getByRole('radio', { name: /^Practice/ }).check();
  await press(page, 'Start practice');
  await page.getByRole('button', { name: 'Check answer' }).first().waitFor();
}

/** @param {Page} page @param {Address} site */
async function checkAnswer(page, site) {
  await startPractice(page, site);
  await choose(page, 1, 0);
  await press(page, 'Check answer');
  await page.getByRole('heading', { name: /^(Right|Not quite)/ }).waitFor();
}

/** @param {Page} page @param {Address} site */
async function openResult(page, site) {
  await submitTest(page, site);
  await page.getByRole('img', { name: /^Bars:/ }).waitFor();
}

/**
 * The states of a test from its start to what is learned from it.
 * @type {import('./reach.mjs').Screens}
 */
export const HALL_SCREENS = {
  'hall-start-sections': visit(LOCKED),
  'hall-resume': async (page, site) => {
    await start(page, site);
    await choose(page, 1, 0);
    await page.reload({ waitUntil: 'networkidle' });
    await page.getByRole('button', { name: 'Continue', exact: true }).waitFor();
  },
  'hall-elsewhere': async (page, site) => {
    await start(page, site);
    const other = await page.context().newPage();
    await visit(FREE)(other, site);
    await press(other, 'Continue');
    await page.getByText('This test is open in another tab').waitFor();
    await other.close();
  },
  'hall-list-passage': async (page, site) => {
    await addPassage(page, 3);
    await start(page, site);
    await choose(page, 1, 1);
  },
  'hall-passage': async (page, site) => {
    await addPassage(page, 3);
    await start(page, site);
    await press(page, 'One at a time');
    await page.getByRole('region', { name: 'Passage' }).waitFor();
  },
  hall: (page, site) => openHall(page, site),
  'hall-palette': async (page, site) => {
    await openHall(page, site);
    await openPalette(page);
  },
  'hall-sections': async (page, site) => {
    await openHall(page, site, LOCKED);
    await openPalette(page);
  },
  'hall-help': async (page, site) => {
    await openHall(page, site);
    await page.keyboard.press('?');
    await page.getByRole('dialog').waitFor();
  },
  'hall-display': async (page, site) => {
    await openHall(page, site);
    await press(page, 'Display');
    await page.getByLabel('Largest').check();
  },
  'hall-report': async (page, site) => {
    await start(page, site);
    await page.getByRole('button', { name: /^Report this question number 1$/ }).click();
    await page.getByRole('dialog').waitFor();
  },
  'practice-checked': checkAnswer,
  'practice-summary': async (page, site) => {
    await checkAnswer(page, site);
    await press(page, 'Finish practice');
    await page.getByRole('heading', { name: 'Practice finished' }).waitFor();
  },
  'result-whole': openResult,
  'result-share': async (page, site) => {
    await openResult(page, site);
    await press(page, 'Share');
    await page.getByRole('button', { name: 'Save the picture' }).waitFor();
  },
  'result-print': async (page, site) => {
    await openResult(page, site);
    await page.emulateMedia({ media: 'print' });
  },
  'deck-empty': visit('/progress/review'),
  'deck-answer': async (page, site) => {
    await submitTest(page, site);
    await visit('/progress/review')(page, site);
    await page.getByRole('button', { name: "I don't know" }).click();
    await page.getByRole('button', { name: /^Good in/ }).waitFor();
  },
  'make-test': async (page, site) => {
    await visit('/make-test?exam=ssc-chsl-tier-1')(page, site);
    await page.getByText(/questions match/).waitFor();
  },
  'own-test': async (page, site) => {
    await visit('/make-test?exam=ssc-chsl-tier-1')(page, site);
    await page.getByText(/questions match/).waitFor();
    await press(page, 'Make this test');
    await page.getByRole('button', { name: 'Start', exact: true }).waitFor();
  },
};
