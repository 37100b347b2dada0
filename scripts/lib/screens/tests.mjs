import { visit } from './reach.mjs';

/**
 * @typedef {import('./reach.mjs').Page} Page
 * @typedef {import('./reach.mjs').Address} Address
 */

const ANSWERS = [0, 1, 2, 1, 0, 3];

/** @param {Page} page @param {Address} site */
async function startTest(page, site) {
  await visit('/mocktest/ssc-chsl-tier-1/ssc-chsl-1')(page, site);
  await page.getByRole('button', { name: /start/i }).first().click();
  await page.locator('fieldset[id^="question-"] input').first().waitFor();
}

/** @param {Page} page @param {Address} site @param {number} shift */
async function answerSome(page, site, shift = 0) {
  await startTest(page, site);
  for (const [question, option] of ANSWERS.entries()) {
    await page
      .locator('fieldset[id^="question-"]')
      .nth(question)
      .locator('input[type=radio]')
      .nth((option + shift) % 4)
      .check({ force: true });
  }
}

/**
 * Opens the dialog that confirms a submission.
 * @param {Page} page
 */
async function askToSubmit(page) {
  await page.getByRole('button', { name: 'Submit Test' }).click();
  await page.getByRole('dialog').waitFor();
}

/**
 * Takes a mock test and submits it. `shift` selects other options.
 * @param {Page} page
 * @param {Address} site
 * @param {number} shift
 */
export async function submitTest(page, site, shift = 0) {
  await answerSome(page, site, shift);
  await askToSubmit(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Submit Test' }).click();
  await page.waitForURL('**/results/**');
}

/** @type {import('./reach.mjs').Screens} */
export const TEST_SCREENS = {
  exam: visit('/exam/dmv-california'),
  'exam-topic': visit('/exam/percentage'),
  'exam-not-found': visit('/exam/no-such-exam'),
  'test-start': visit('/mocktest/ssc-chsl-tier-1/ssc-chsl-1'),
  'test-taking': (page, site) => answerSome(page, site),
  'test-submit': async (page, site) => {
    await answerSome(page, site);
    await askToSubmit(page);
  },
  'test-section': async (page, site) => {
    await visit('/mocktest/ssc-cgl-tier-1/ssc-cgl-1')(page, site);
    await page.getByRole('button', { name: /start/i }).first().click();
    await page.getByRole('button', { name: 'Finish this section' }).click();
    await page.getByRole('dialog').waitFor();
  },
  results: (page, site) => submitTest(page, site),
  'results-none': visit('/results/ssc-chsl-1'),
  aptitude: visit('/quantitative-aptitude-questions'),
  'practice-tests': visit('/practice-tests'),
  'progress-none': visit('/progress'),
  progress: async (page, site) => {
    await submitTest(page, site);
    await submitTest(page, site, 1);
    await submitTest(page, site, 2);
    await visit('/progress')(page, site);
    await page.getByText('questions to practice').waitFor();
  },
  'progress-review': async (page, site) => {
    await submitTest(page, site);
    await visit('/progress/review')(page, site);
    await page.getByRole('button', { name: 'Check answer' }).waitFor();
  },
};
