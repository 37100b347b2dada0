import { expect } from '@jest/globals';
import type { Page } from 'playwright-core';
import { untilAlive } from '../browser/alive.js';
import { holdTime } from '../harness/hold-time.js';
import type { Sabotage } from '../harness/sabotage.js';
import { shippedManifests, type Victim } from './victim.js';

/** What docs/quality.md promises of the failure panel. */
export const PANEL_LIMIT_MS = 5_000;

export const panelOf = (page: Page) => page.locator('#mb-remote [role="alert"]');
export const retryIn = (page: Page) => panelOf(page).getByRole('button', { name: 'Retry' });

/** The panel with Retry, soon after a file was asked for in vain; nothing of the file was run. */
export async function expectPanel(page: Page, victim: Victim, harm: Sabotage): Promise<void> {
  await retryIn(page).waitFor();
  holdTime('the panel', performance.now() - harm.firstAsked(), PANEL_LIMIT_MS);
  expect(await panelOf(page).textContent()).toContain(`${victim.name}@`);
  expect(await page.evaluate(() => 'tampered' in window)).toBe(false);
}

/** A version that a test made is on the screen, and reacts. */
export async function expectEdition(page: Page, version: string): Promise<void> {
  await page.locator(`#mb-remote [data-edition="${version}"]`).waitFor();
  await untilAlive(page);
  expect(await panelOf(page).count()).toBe(0);
}

/** The shipped version is on the screen, and reacts: what the server drew of a later one is gone. */
export async function expectShipped(page: Page): Promise<void> {
  await page.locator('#mb-remote [data-edition]').waitFor({ state: 'detached' });
  await untilAlive(page);
  await page.locator('#mb-remote h1').first().waitFor();
  expect(await panelOf(page).count()).toBe(0);
}

/** A page of another remote, to come from. */
export const elsewhere = ({ name }: Victim): string => (name === 'mfe-home' ? '/practice-tests' : '/about');

/** Follows a link to an address, as if one stood on the screen. */
export const follow = (page: Page, path: string): Promise<void> =>
  page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href });
    document.body.append(link);
    link.click();
    link.remove();
  }, path);

/** An address of each other remote that a bar of the page leads to. */
export function neighbours(victim: Victim, area: 'header' | 'footer'): string[] {
  const others = shippedManifests().filter(({ name }) => name !== victim.name);
  return others.flatMap(({ navigation }) =>
    navigation
      .filter((entry) => entry.area === area && entry.audience === undefined && entry.href !== '/')
      .slice(0, 1)
      .map(({ href }) => href),
  );
}

interface Around {
  /** False where the data of other remotes' screens does not come either: they say so, each in its own way. */
  data: boolean;
}

async function followFrom(
  page: Page,
  bar: 'header' | 'footer',
  href: string,
  { data }: Around,
): Promise<void> {
  await page.locator(`#mb-${bar} a[href="${href}"]`).first().click();
  // Not `waitForURL`, which waits for a load that a file in flight may hold up for ever.
  await page.waitForFunction((path) => location.pathname === path, href);
  const screen = page.locator(data ? '#mb-remote h1' : '#main :text-matches(".")');
  await screen.first().waitFor();
}

/**
 * Header and footer stand and work: the header leads to every other remote, the footer to one of its pages, and none of it
 * loads the document anew.
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
    // All that the footer leads to is the victim's own.
    await page.locator('#mb-footer').getByRole('link').first().waitFor();
  }
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
}
