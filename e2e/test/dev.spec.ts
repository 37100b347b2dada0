import { chmod, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { launchBrowser } from '@mockingbird/testing/browser';
import type { Browser, Page } from 'playwright-core';
import { copyTree } from '../src/development/copied-tree.js';
import { npmDev, type Development } from '../src/development/npm-dev.js';
import { writeTallyRemote } from '../src/development/tally-remote.js';
import { request } from '../src/harness/request.js';
import { freePort } from '../src/harness/ports.js';
import { until } from '../src/harness/until.js';

let tree: string;
let url: string;
/** What the stand-in editor was last started with. */
let opened: string;
let development: Development;
let browser: Browser;
let page: Page;
const said: string[] = [];

beforeAll(async () => {
  tree = await copyTree(['mfe-home']);
  browser = await launchBrowser();
  await writeTallyRemote(join(tree, 'mfe-tally'));
  const [port, servicesPort] = [String(await freePort()), String(await freePort())];
  url = `http://127.0.0.1:${port}`;
  // launch-editor knows the arguments of an editor by the name of its program.
  const editor = join(tree, 'code');
  opened = join(tree, 'opened.txt');
  await writeFile(editor, `#!/bin/sh\necho "$@" > ${opened}.part && mv ${opened}.part ${opened}\n`);
  await chmod(editor, 0o755);
  development = npmDev(tree, 'mfe-tally', {
    LAUNCH_EDITOR: editor,
    RUST_BACKTRACE: '1',
    DATA_DIR: join(tree, '.data'),
    PORT: port,
    SERVICES_PORT: servicesPort,
    FIRST_ADMIN: 'off',
  });
  await development.ready();
  page = await browser.newPage();
  page.setDefaultTimeout(20_000);
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) said.push(message.text());
  });
  page.on('pageerror', (error) => said.push(error.message));
}, 300_000);

afterAll(async () => {
  await browser?.close();
  development?.interrupt();
  await development?.ended;
  if (tree) await rm(tree, { recursive: true, force: true });
}, 60_000);

/** Saves a change of one of the remote's files. */
async function edit(file: string, from: string, to: string): Promise<void> {
  const path = join(tree, 'mfe-tally', file);
  const text = await readFile(path, 'utf8');
  expect(text).toContain(from);
  await writeFile(path, text.replace(from, to));
}

const says = (text: string) => page.locator('#mb-remote', { hasText: text }).waitFor();
const markDocument = () => page.evaluate(() => Object.assign(window, { sameDocument: true }));
const isSameDocument = () => page.evaluate(() => 'sameDocument' in window);
const padding = () => page.locator('#count').evaluate((button) => getComputedStyle(button).padding);

/** The page with a button that was pressed twice: state that a reload would lose. */
beforeEach(async () => {
  said.length = 0;
  await page.goto(`${url}/tally`);
  await page.locator('#count').click();
  await page.locator('#count').click();
  await says('Pressed 2');
  await markDocument();
}, 60_000);

describe('a remote that runs from its sources', () => {
  it('is announced with its address, and rendered under the policy of a release', async () => {
    expect(development.said()).toContain(`${url}/tally\n`);
    const { headers } = await request(url, '/tally');
    expect(headers['content-security-policy']).toMatch(
      /script-src 'self' 'sha256-[^']+'; style-src 'self'( 'sha256-[^']+')*;/,
    );
    expect(await page.title()).toBe('Tally | Mockingbird');
    expect((await request(url, '/tally-notes')).text).toBe('notes of the tally');
    expect(said).toEqual([]);
  });

  it('has the panel for developers, which names the remote and the versions of shared modules', async () => {
    const panel = page.getByRole('complementary', { name: 'Developer panel' });
    await page.getByRole('button', { name: 'Developer panel' }).click();
    await panel.getByText(/^\^19/).first().waitFor();
    const text = await panel.innerText();
    expect(text).toMatch(/Screen: mfe-tally \S+-hot\.\d+/);
    expect(text).toMatch(/mfe-tally\s*on the screen\s+\S+-hot\.\d+\s+\S+/);
    expect(text).toMatch(/Overrides/);
    await page.keyboard.press('Escape');
    await panel.waitFor({ state: 'detached' });
    expect(said).toEqual([]);
  }, 60_000);

  it('shows a changed component, page and helper with their state', async () => {
    await edit('src/tally/tally.tsx', 'Pressed {count}', 'Clicked {count}');
    await says('Clicked 2 times');
    await edit('src/routes/tally.tsx', '<h1>Tally</h1>', '<h1>All tallies</h1>');
    await says('All tallies');
    await edit('src/tally/words.ts', "'times'", "'times today'");
    await says('Clicked 2 times today');
    await edit('src/tally/tally.tsx', 'Clicked {count}', 'Pressed {count}');
    await says('Pressed 2 times today');
    expect(await isSameDocument()).toBe(true);
    expect(said).toEqual([]);
  }, 60_000);

  it('shows a changed stylesheet with state, also when a class is new', async () => {
    await edit('src/tally/tally.module.css', '10px', '24px');
    await until('the new padding', async () => (await padding()) === '24px');
    await edit('src/tally/tally.module.css', '.button { padding: 24px; }', '.key { padding: 32px; }');
    await edit('src/tally/tally.tsx', 'classes.button', 'classes.key');
    await until('the new class', async () => (await padding()) === '32px');
    await says('Pressed 2');
    expect(await isSameDocument()).toBe(true);
  }, 60_000);

  it('says over the page what does not build, keeps the page, and recovers with its state', async () => {
    const panel = page.locator('mb-development-errors section');
    await edit('src/tally/tally.tsx', 'useState(0);', 'useState(0;');
    await panel.waitFor();
    expect(await panel.textContent()).toContain('src/tally/tally.tsx');
    expect(development.said()).toMatch(/mfe-tally does not build: src\/tally\/tally\.tsx:6\n/);
    expect(development.said() + said.join()).not.toMatch(/backtrace|<unknown>/i);
    await page.locator('#count').click();
    await says('Pressed 3');
    await edit('src/tally/tally.tsx', 'useState(0;', 'useState(0);');
    await panel.waitFor({ state: 'detached' });
    await edit('src/tally/tally.tsx', 'Pressed {count}', 'Tapped {count}');
    await says('Tapped 3');
    await edit('src/tally/tally.tsx', 'Tapped {count}', 'Pressed {count}');
    await says('Pressed 3');
    expect(await isSameDocument()).toBe(true);
  }, 60_000);

  it('says over the page, in the console and in the terminal what a loader threw, with file and line', async () => {
    const panel = page.locator('mb-development-errors section');
    await edit('src/tally/fruit.ts', "=> 'apple';", "=> {\n  throw new Error('no fruit today');\n};");
    await panel.waitFor();
    expect(await panel.textContent()).toMatch(
      /^MB-3003 mfe-tally@.*Error: no fruit today\n.*fruitOfTheDay.*\(src\/tally\/fruit\.ts:2\)/s,
    );
    expect(development.said()).toMatch(/MB-3003 mfe-tally@.*no fruit today\n.*src\/tally\/fruit\.ts:2/s);
    expect(said.join('\n')).toMatch(/MB-3003 mfe-tally@.*no fruit today.*src\/tally\/fruit\.ts:2/s);
    await edit('src/tally/fruit.ts', "=> {\n  throw new Error('no fruit today');\n};", "=> 'apple';");
    await says('Pressed 0');
    await panel.waitFor({ state: 'detached' });
  }, 60_000);

  it('reports the same for a rendering error of a screen', async () => {
    const panel = page.locator('mb-development-errors section');
    await edit('src/tally/tally.tsx', 'return (', "if (count > 2) throw new Error('too many');\n  return (");
    await page.locator('#count').click();
    await panel.waitFor();
    expect(await panel.textContent()).toMatch(/Error: too many\n.*Tally.*\(src\/tally\/tally\.tsx:\d+\)/s);
    const components =
      /Components:?\n?Tally \(src\/tally\/tally\.tsx:\d+\)\nsection\nTallyPage \(src\/routes\/tally\.tsx:\d+\)/;
    expect(await panel.textContent()).toMatch(components);
    expect(development.said()).toMatch(components);
    await panel.getByRole('button', { name: 'Open in editor' }).first().click();
    const { value } = await until('the editor', () => readFile(opened, 'utf8').catch(() => undefined));
    expect(value).toBe(`-r -g ${join(tree, 'mfe-tally/src/tally/tally.tsx')}:7:1\n`);
    await edit('src/tally/tally.tsx', "if (count > 2) throw new Error('too many');\n  return (", 'return (');
    await panel.waitFor({ state: 'detached' });
  }, 60_000);

  it('reports what an event handler throws and what a promise rejects', async () => {
    const panel = page.locator('mb-development-errors section');
    const calm = 'onClick={() => setCount(count + 1)}>\n      Pressed';
    const throwing = "onClick={() => { throw new Error('no more'); }}>\n      Breaks";
    await edit('src/tally/tally.tsx', calm, throwing);
    await says('Breaks 2');
    await page.locator('#count').click();
    await panel.waitFor();
    expect(await panel.textContent()).toMatch(
      /^An event handler or a timer of mfe-tally.*Error: no more\n.*src\/tally\/tally\.tsx:\d+/s,
    );
    const rejecting = "onClick={async () => { await null; throw new Error('not now'); }}>\n      Refuses";
    await edit('src/tally/tally.tsx', throwing, rejecting);
    await says('Refuses 2');
    await panel.waitFor({ state: 'detached' });
    await page.locator('#count').click();
    await panel.waitFor();
    expect(await panel.textContent()).toMatch(
      /^A rejected promise of mfe-tally.*Error: not now\n.*src\/tally\/tally\.tsx:\d+/s,
    );
    expect(development.said()).toMatch(/A rejected promise of mfe-tally\n.*src\/tally\/tally\.tsx:\d+/s);
    await edit('src/tally/tally.tsx', rejecting, calm);
    await says('Pressed 2');
    await panel.waitFor({ state: 'detached' });
  }, 60_000);

  it('reports what the head of a page throws', async () => {
    const panel = page.locator('mb-development-errors section');
    const calm = 'head: () => ({';
    const throwing = "head: () => { throw new Error('no title'); }, calm: () => ({";
    await edit('src/routes/tally.tsx', calm, throwing);
    await panel.waitFor();
    expect(await panel.textContent()).toMatch(/Error: no title\n.*src\/routes\/tally\.tsx:\d+/s);
    await edit('src/routes/tally.tsx', throwing, calm);
    await panel.waitFor({ state: 'detached' });
    await says('Pressed 0');
  }, 60_000);

  it('names a missing export, a file of another remote, and a route that another remote has', async () => {
    const panel = page.locator('mb-development-errors section');
    const words = "import { unit } from './words.js';";
    const misspelt = "import { units as unit } from './words.js';";
    await edit('src/tally/tally.tsx', words, misspelt);
    await panel.waitFor();
    expect(await panel.textContent()).toMatch(/src\/tally\/tally\.tsx.*'units'/s);
    const foreign = `${words}\nimport '../../../mfe-home/src/limits.js';`;
    await edit('src/tally/tally.tsx', misspelt, foreign);
    await page.locator('mb-development-errors section', { hasText: 'mfe-home/src/limits' }).waitFor();
    expect(await panel.textContent()).toContain('src/tally/tally.tsx');
    await edit('src/tally/tally.tsx', foreign, words);
    await panel.waitFor({ state: 'detached' });
    await edit('remote.json', '"routes":[', '"routes":[{"id":"more","path":"/about"},');
    await page.locator('mb-development-errors section', { hasText: 'belongs to mfe-home' }).waitFor();
    await edit('remote.json', '"routes":[{"id":"more","path":"/about"},', '"routes":[');
    await page.locator('mb-development-errors section').waitFor({ state: 'detached' });
  }, 60_000);

  it('reloads the page when its data or its head changed', async () => {
    await edit('src/tally/fruit.ts', 'apple', 'pear');
    await says('pear');
    expect(await isSameDocument()).toBe(false);
    await markDocument();
    await edit('src/routes/tally.tsx', "title: 'Tally'", "title: 'Counting'");
    await until('the new title', async () => (await page.title().catch(() => '')).startsWith('Counting'));
  }, 60_000);

  it('works beside the other remotes, which the server renders, with links in both directions', async () => {
    expect((await request(url, '/about')).text).toMatch(
      /<div id="mb-remote" data-remote="mfe-home"[^>]*>.*<h1/,
    );
    await page.locator('#mb-remote a, #mb-footer a[href="/about"]').first().click();
    await page.waitForURL(`${url}/about`);
    await page.locator('#mb-remote h1', { hasText: 'About' }).waitFor();
    await page.locator('#mb-header a[href="/tally"]').first().click();
    await says('Pressed 0');
    await edit('src/tally/tally.tsx', 'Pressed {count}', 'Hit {count}');
    await says('Hit 0');
    expect(await isSameDocument()).toBe(true);
    await page.goto(`${url}/about`);
    await page.locator('#mb-header a[href="/tally"]').first().click();
    await says('Hit 0');
    await edit('src/tally/tally.tsx', 'Hit {count}', 'Pressed {count}');
    await says('Pressed 0');
    expect(said).toEqual([]);
  }, 60_000);

  it('takes up a route and an entry in the header that remote.json gets', async () => {
    await edit('remote.json', '"routes":[', '"routes":[{"id":"more","path":"/tally/more"},');
    await until('the reload of the page', async () => !(await isSameDocument().catch(() => true)));
    await page.goto(`${url}/tally/more`);
    await says('More tally');
    await markDocument();
    await edit('remote.json', '"label":"Tally"', '"label":""');
    await page.locator('mb-development-errors section', { hasText: '/navigation/0/label' }).waitFor();
    await edit('remote.json', '"label":""', '"label":"Counter"');
    await page.locator('#mb-header a[href="/tally"]', { hasText: 'Counter' }).first().waitFor();
    await says('More tally');
  }, 60_000);
});

describe('the command', () => {
  it('lists the remotes when another one is requested', async () => {
    const vain = npmDev(tree, 'mfe-tale', {});
    expect(await vain.ended).toBe(1);
    expect(vain.said()).toBe(
      'MB-5008 "mfe-tale" is not a remote; remotes: mfe-home, mfe-tally, styleguide\n',
    );
  }, 60_000);

  it('ends all that it started when Ctrl-C is pressed', async () => {
    expect(development.left().length).toBeGreaterThanOrEqual(4);
    development.interrupt();
    expect(await development.ended).toBe(0);
    expect(development.left()).toEqual([]);
  }, 60_000);
});
