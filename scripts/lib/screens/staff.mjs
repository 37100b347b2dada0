import { press, visit, visitAs } from './reach.mjs';

/**
 * Work of an editorial team, so that its screens are not empty: an author proposes questions, an admin edits
 * one, puts a test into the bin and writes a post.
 * @typedef {import('./reach.mjs').Page} Page
 * @typedef {import('./reach.mjs').Site} Site
 */

const EXAM = 'SSC_CGL_TIER_1';
const TEST = 'ssc-cgl-1';

const PROPOSED = [7, 8, 9].map((side) => ({
  questionId: `cube-${side}`,
  questionText: `A cube has edges of ${side} cm. What is its volume, $${side}^3$, in cm³?`,
  options: [side * side, 3 * side, side ** 3, 6 * side].map(String),
  correctAnswer: 2,
}));

/** @param {Page} page @param {string} name */
const field = (page, name) => page.getByRole('main').getByLabel(name, { exact: true });

/**
 * The admin gives the author a role.
 * @param {Page} page @param {Site} site @param {string} username
 */
export async function giveRole(page, site, username) {
  await visitAs('admin', '/admin/people')(page, site);
  await field(page, 'Username').fill(username);
  await field(page, 'Role').selectOption('author');
  await press(page, 'Give a role');
  await page.getByRole('dialog').getByRole('button', { name: 'Change role' }).click();
  await page.getByText(`${username} has the role author now.`).waitFor();
}

/**
 * The author sends three questions for review.
 * @param {Page} page @param {Site} site
 */
export async function propose(page, site) {
  await visitAs('author', '/dataupload')(page, site);
  await page.getByRole('radio', { name: 'Questions' }).check();
  await page.locator(`option[value="${EXAM}"]`).waitFor({ state: 'attached' });
  await page.locator('select[name="examId"]').selectOption(EXAM);
  await page.locator('select[name="testId"]').selectOption(TEST);
  await page.getByLabel('Questions file').setInputFiles({
    name: 'cubes.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(PROPOSED)),
  });
  await press(page, 'Check first');
  await press(page, 'Send for review');
  await page
    .getByText(/^Sent for review/)
    .first()
    .waitFor();
}

/** @param {Page} page @param {Site} site */
async function editQuestion(page, site) {
  await visitAs('admin', `/admin/questions?test=${TEST}`)(page, site);
  await page.locator('ol a[href*="question="]').first().click();
  await page.getByRole('heading', { name: 'Preview' }).waitFor();
  const text = field(page, 'Question');
  await text.fill(`${await text.inputValue()} Choose the best answer.`);
  await press(page, 'Save');
  await page
    .getByText(/^Saved in/)
    .first()
    .waitFor();
}

/** @param {Page} page @param {Site} site */
async function deleteTest(page, site) {
  await visitAs('admin', '/admin/exams')(page, site);
  await page
    .getByRole('button', { name: /^Delete / })
    .last()
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

/** @param {Page} page @param {Site} site */
async function writePost(page, site) {
  await visit('/admin/texts?new=post')(page, site);
  await field(page, 'Title').fill('Ten days before the exam');
  await field(page, 'Address').fill('ten-days-before-the-exam');
  await field(page, 'Summary').fill('What to practice, and what to leave, in the last ten days.');
  await page
    .getByRole('textbox', { name: 'Text, part 1' })
    .fill('## Day 1\n\nTake one full test. Note $\\frac{right}{all}$.');
  await press(page, 'Save draft');
  await page.getByText('This text is a draft: readers do not see it.').waitFor();
}

/**
 * @param {Page} page
 * @param {Site} site
 */
export async function workAsAdmin(page, site) {
  await editQuestion(page, site);
  await deleteTest(page, site);
  await writePost(page, site);
}
