import { afterAll, afterEach, beforeAll, beforeEach, describe } from '@jest/globals';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import type { TestSite } from '../harness/site/site.js';
import { failingSite, restore } from './failing-site.js';
import { SEED } from './seed.js';
import { chooseVictim, type Victim } from './victim.js';

/** What the tests of a scenario work with. */
export interface Scenario {
  victim: Victim;
  site: () => TestSite;
  /** A new tab for each test. */
  page: () => Page;
}

/**
 * One failure scenario with a random remote. The test name contains remote and seed, so that a failure can be
 * reproduced.
 */
export function scenario(
  name: string,
  tests: (given: Scenario) => void,
  isPossible?: (route: Victim['route']) => boolean,
): void {
  const victim = chooseVictim(name, isPossible);
  describe(`${name}: ${victim.name} at ${victim.path} (FAILURE_SEED=${SEED})`, () => {
    let site: TestSite;
    let browser: Browser;
    let context: BrowserContext;
    let page: Page;
    beforeAll(async () => {
      ({ site, browser } = await failingSite());
    });
    beforeEach(async () => {
      context = await browser.newContext({ reducedMotion: 'reduce' });
      page = await context.newPage();
    });
    afterEach(async () => {
      // A pending response would fail without a tab, and look like another test's failure.
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await context.close();
    });
    tests({ victim, site: () => site, page: () => page });
    // Runs after the tests' own clean-up.
    afterAll(() => restore(site, victim));
  });
}
