import { expect } from '@jest/globals';
import type { Page } from 'playwright-core';
import { untilAlive } from '../browser/alive.js';
import { checkTimeLimit } from '../harness/check-time-limit.js';
import type { Sabotage } from '../harness/sabotage.js';
import { shippedManifests, type Victim } from './victim.js';

/** The promises of docs/quality.md about the failure panel. */
export const PANEL_LIMIT_MS = 5_000;

export const panelOf = (page: Page) => page.locator('#mb-remote [role="alert"]');
export const retryIn = (page: Page) => panelOf(page).getByRole('button', { name: 'Retry' });

/** The panel with Retry, soon after the failed request of a file; nothing of the file was executed. */
export async function expectPanel(page: Page, victim: Victim, harm: Sabotage): Promise<void> {
  await retryIn(page).waitFor();
  checkTimeLimit('the panel', performance.now() - harm.firstRequestAt(), PANEL_LIMIT_MS);
  expect(await panelOf(page).textContent()).toContain(`${victim.name}@`);
  expect(await page.evaluate(() => 'tampered' in window)).toBe(false);
}

/** A version from a test is on the screen, and interactive. */
export async function expectEdition(page: Page, version: string): Promise<void> {
  await page.locator(`#mb-remote [data-edition="${version}"]`).waitFor();
  await untilAlive(page);
  expect(await panelOf(page).count()).toBe(0);
}

/** The shipped version is on the screen, and interactive; server markup of a later one is gone. */
export async function expectShipped(page: Page): Promise<void> {
  await page.locator('#mb-remote [data-edition]').waitFor({ state: 'detached' });
  await untilAlive(page);
  await page.locator('#mb-remote h1').first().waitFor();
  expect(await panelOf(page).count()).toBe(0);
}

/** A page of another remote to start from. */
export const elsewhere = ({ name }: Pick<Victim, 'name'>): string =>
  name === 'mfe-home' ? '/practice-tests' : '/about';

/** Follows a link to an address that the screen need not contain. */
export const follow = (page: Page, path: string): Promise<void> =>
  page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href });
    document.body.append(link);
    link.click();
    link.remove();
  }, path);

/** An address of each other remote that header or footer links to. */
export function neighbours(victim: Victim, area: 'header' | 'footer'): string[] {
  const others = shippedManifests().filter(({ name }) => name !== victim.name);
  return others.flatMap(({ navigation }) =>
    navigation
      .filter((entry) => entry.area === area && entry.audience === undefined && entry.href !== '/')
      .slice(0, 1)
      .map(({ href }) => href),
  );
}

/** Waits for an address. Not `waitForURL`, which waits for a load that a pending file may block for ever. */
export async function untilAddress(page: Page, path: string): Promise<void> {
  await page
    .waitForFunction((wanted) => location.pathname === wanted, path)
    .catch((cause: unknown) => {
      throw new Error(`The address is ${page.url()}, not ${path}`, { cause });
    });
}

interface Around {
  /** False where data of other remotes' screens is missing too: each shows that in its own way. */
  data: boolean;
}

async function followFrom(
  page: Page,
  bar: 'header' | 'footer',
  href: string,
  { data }: Around,
): Promise<void> {
  await page.locator(`#mb-${bar} a[href="${href}"]`).first().click();
  await untilAddress(page, href);
  const screen = page.locator(data ? '#mb-remote h1' : '#main :text-matches(".")');
  await screen.first().waitFor();
}

/**
 * Header and footer are visible and work: the header leads to every other remote, the footer to one of its pages,
 * without a document load.
 */
export async function expectOthersWork(
  page: Page,
  victim: Victim,
  around: Around = { data: true },
): Promise<void> {
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const others = neighbours(victim, 'header');
  expect(others.length).toBeGreaterThan(2);
  for (const href of others) {
    await followFrom(page, 'header', href, around);
    if (around.data)
      await page.locator(`#mb-header a[href="${href}"][aria-current="page"]`).first().waitFor();
    expect(await panelOf(page).count()).toBe(0);
  }
  const [fromFooter] = neighbours(victim, 'footer');
  if (fromFooter) {
    await followFrom(page, 'footer', fromFooter, around);
    expect(await panelOf(page).count()).toBe(0);
  } else {
    // All links of the footer belong to the victim.
    await page.locator('#mb-footer').getByRole('link').first().waitFor();
  }
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
}

/** A click from another remote shows the panel in place of the old screen. Retry shows the screen once nothing harms it. */
export async function expectPanelThenScreen(
  page: Page,
  origin: string,
  victim: Victim,
  harm: Sabotage,
): Promise<void> {
  await page.goto(origin + elsewhere(victim));
  await untilAlive(page);
  await follow(page, victim.path);
  await expectPanel(page, victim, harm);
  await harm.end();
  await retryIn(page).click();
  await expectShipped(page);
  await expectOthersWork(page, victim);
}
