import { fill, press, visitAs } from './reach.mjs';

/**
 * @typedef {import('./reach.mjs').Page} Page
 * @typedef {import('./reach.mjs').Site} Site
 */

const EXAM = 'SSC_CGL_TIER_1';
const TEST = 'ssc-cgl-1';

const QUESTIONS = Array.from({ length: 6 }, (_, index) => {
  const side = index + 3;
  return {
    questionId: `square-${side}`,
    questionText: `A square has sides of ${side} cm. What is its area, $${side}^2$, in cm²?`,
    options: [2, 3, side, 4].map((factor, at) => String(at === 2 ? side * side : side * side + factor)),
    correctAnswer: 2,
    explanation: `Side times side: $${side} \\times ${side} = ${side * side}$.`,
  };
});

const FAULTY = QUESTIONS.map((question, index) => {
  if (index === 1) return { ...question, questionId: undefined };
  if (index === 2) return { ...question, correctAnswer: 9 };
  if (index === 4) return { ...question, options: ['6'] };
  return question;
});

/** @param {string} path */
const open = (path) => visitAs('admin', path);

/** @param {Page} page @param {Site} site @param {string} type */
async function chooseType(page, site, type) {
  await open('/dataupload')(page, site);
  await page.getByRole('radio', { name: type }).check();
}

/** @param {Page} page @param {Site} site @param {object[]} questions */
async function chooseQuestions(page, site, questions) {
  await chooseType(page, site, 'Questions');
  await page.locator(`option[value="${EXAM}"]`).waitFor({ state: 'attached' });
  await page.locator('select[name="examId"]').selectOption(EXAM);
  await page.locator('select[name="testId"]').selectOption(TEST);
  const buffer = Buffer.from(JSON.stringify(questions));
  const file = { name: 'squares.json', mimeType: 'application/json', buffer };
  await page.getByLabel('Questions file').setInputFiles(file);
}

/**
 * @param {Page} page
 * @param {Site} site
 * @param {object[]} questions
 * @param {(page: Page) => import('playwright-core').Locator} outcome
 */
async function check(page, site, questions, outcome) {
  await chooseQuestions(page, site, questions);
  await press(page, 'Check first');
  await outcome(page).first().waitFor();
}

/** @param {Page} page @param {Site} site */
async function openFirstQuestion(page, site) {
  await open(`/admin/questions?test=${TEST}`)(page, site);
  await page.locator('ol a[href*="question="]').first().click();
  await page.getByRole('heading', { name: 'Preview' }).waitFor();
  await page.locator('[aria-labelledby="question-preview"] article').waitFor();
}

/**
 * Opens a list and its first entry.
 * @param {Page} page @param {Site} site @param {string} path @param {string} link selector
 */
async function openFirst(page, site, path, link) {
  await open(path)(page, site);
  await page.locator(`main ${link}`).first().click();
  await page.waitForLoadState('networkidle');
}

/** @param {Page} page @param {Site} site */
async function openDifference(page, site) {
  await open('/admin/history')(page, site);
  await page
    .getByRole('button', { name: /^Show what changed in: Questions of/ })
    .first()
    .click();
  await page.waitForLoadState('networkidle');
}

/** @param {Page} page @param {Site} site */
async function fillExam(page, site) {
  await open('/dataupload')(page, site);
  await fill(page, {
    examId: 'railway-je-cbt-1',
    title: 'Railway Junior Engineer CBT 1',
    description: 'Mathematics, reasoning, general awareness and science for junior engineers.',
    marksPerQuestion: '1',
    negativeMarksPerQuestion: '1/3',
    totalQuestions: '100',
    totalMarks: '100',
    duration: '90',
  });
}

/** @type {import('./reach.mjs').Screens} */
export const ADMIN_SCREENS = {
  'upload-exam': fillExam,
  'upload-mock-test': (page, site) => chooseType(page, site, 'Mock Test'),
  'upload-questions': (page, site) => chooseQuestions(page, site, QUESTIONS),
  'upload-faults': (page, site) =>
    check(page, site, FAULTY, (at) => at.getByRole('list', { name: 'Issues' })),
  'upload-preview': (page, site) =>
    check(page, site, QUESTIONS, (at) => at.getByRole('heading', { name: 'What students will see' })),
  admin: open('/admin'),
  'admin-history': open('/admin/history'),
  'admin-exams': open('/admin/exams'),
  'admin-questions': open(`/admin/questions?test=${TEST}`),
  'edit-question': openFirstQuestion,
  'admin-texts': open('/admin/texts'),
  'edit-text': (page, site) => openFirst(page, site, '/admin/texts', 'ul a[href*="texts?id="]'),
  'admin-review': open('/admin/review'),
  'admin-proposal': (page, site) => openFirst(page, site, '/admin/review', 'a[href*="review?id="]'),
  'admin-people': open('/admin/people'),
  'admin-bin': open('/admin/bin'),
  'admin-revisions': open(`/admin/revisions?testId=${TEST}`),
  'history-difference': openDifference,
  'admin-releases': open('/admin/releases'),
  'admin-reports': open('/admin/reports'),
  'admin-statistics': open(`/admin/statistics?testId=${TEST}`),
};
