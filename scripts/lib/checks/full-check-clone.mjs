import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { chromiumPath } from '../chromium.mjs';
import { ROOT } from '../root.mjs';
import { run } from '../run.mjs';

/** A cold install and build, on a slow machine. */
const START_LIMIT_MS = 600_000;
const PHONE = { width: 390, height: 844 };

/**
 * Starts `npm start` in a fresh clone.
 * @param {string} folder
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<() => Promise<void>>} a function that stops it, once it is ready
 */
function npmStart(folder, env) {
  return new Promise((resolve, reject) => {
    const child = spawn('npm', ['start'], {
      cwd: folder,
      env,
      detached: true,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const exited = new Promise((settle) => child.once('close', settle));
    const limit = setTimeout(() => reject(new Error('npm start was not ready in time')), START_LIMIT_MS);
    createInterface({ input: child.stdout }).on('line', (line) => {
      console.log(`  | ${line}`);
      if (!line.startsWith('Ctrl-C')) return;
      clearTimeout(limit);
      resolve(async () => {
        if (child.pid) process.kill(-child.pid, 'SIGINT');
        await exited;
      });
    });
    void exited.then(() => reject(new Error('npm start ended')));
  });
}

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
  const folder = mkdtempSync(join(tmpdir(), 'mockingbird-clone-'));
  const clone = join(folder, 'mockingbird');
  const { code, output } = await run('git', ['clone', '-q', ROOT, clone]);
  if (code !== 0) throw new Error(output);
  const [port, servicesPort] = [3900, 4900];
  const env = { ...process.env, PORT: String(port), SERVICES_PORT: String(servicesPort), GEO_URL: '' };
  const stop = await npmStart(clone, env);
  try {
    await journey(`http://localhost:${port}`);
  } finally {
    await stop();
  }
  rmSync(folder, { recursive: true, force: true });
  console.log('A fresh clone starts with one command, and a student takes a test on it.');
}
