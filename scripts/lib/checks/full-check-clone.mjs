import { chromiumPath } from '../chromium.mjs';
import { startClonedSite } from '../site/cloned-site.mjs';

const PHONE = { width: 390, height: 844 };

/**
 * A student's path on a phone: home, search, exam, mock test, results.
 * @param {string} site its address
 */
async function journey(site) {
  const { chromium } = await import('playwright-core');
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const page = await browser.newPage({ viewport: PHONE });
  await page.goto(site);
  await page.waitForURL('**/region/us');
  await page.locator('main input[name=q]').fill('ssc cgl');
  await page.locator('main a[href="/exam/ssc-cgl-tier-1"]').first().click();
  await page.waitForURL('**/exam/ssc-cgl-tier-1');
  await page.locator('main a[href="/mocktest/ssc-cgl-tier-1/ssc-cgl-1"]').click();
  await page.getByRole('button', { name: /start/i }).first().click();
  await page.locator('#question-1 input[type=radio]').first().check({ force: true });
  await page.getByRole('button', { name: 'Submit Test' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Submit Test' }).click();
  await page.waitForURL('**/results/ssc-cgl-1');
  await page.getByText('Back to Home').first().waitFor();
  await browser.close();
}

/** Checks the promise of the README: clone, `npm start`, and a student can take a mock test. */
export async function checkFreshClone() {
  const site = await startClonedSite({ GEO_URL: '' });
  try {
    await journey(site.address);
  } finally {
    await site.stop();
  }
  console.log('A fresh clone starts with one command, and a student takes a test on it.');
}
