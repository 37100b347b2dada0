import type { Locator, Page } from 'playwright-core';

declare global {
  interface Window {
    /** What live regions said since the last reading. */
    liveMessages?: string[];
  }
}

/** Runs in the page before its scripts: notes what live regions say. */
function listenToLiveRegions(): void {
  const messages: string[] = [];
  window.liveMessages = messages;
  const REGIONS = '[role="status"], [role="alert"], [aria-live]';
  const last = new WeakMap<Element, string>();
  const read = (region: Element) => {
    const text = region.textContent.replace(/\s+/g, ' ').trim();
    if (last.get(region) === text) return;
    last.set(region, text);
    const kind = region.getAttribute('role') ?? region.getAttribute('aria-live') ?? '';
    if (text !== '' && kind !== 'off') messages.push(`${kind}: ${text}`);
  };
  const observer = new MutationObserver((changes) => {
    const touched = new Set<Element>();
    for (const { target, addedNodes } of changes) {
      const element = target instanceof Element ? target : target.parentElement;
      const region = element?.closest(REGIONS);
      if (region) touched.add(region);
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue;
        for (const found of [node, ...node.querySelectorAll(REGIONS)])
          if (found.matches(REGIONS)) touched.add(found);
      }
    }
    touched.forEach(read);
  });
  observer.observe(document, { subtree: true, childList: true, characterData: true });
}

/** Times and durations differ from run to run. */
const withoutTimes = (text: string) =>
  text.replace(/\b\d{1,2}:\d\d\b/g, 'M:SS').replace(/\b(?:\d+ min(?: \d+ s)?|\d+ s)\b/g, 'TIME');

/** Writes down what a screen reader says: the focus, live regions, and whole parts of the page. */
export class Transcript {
  private readonly lines: string[] = [];

  private constructor(private readonly page: Page) {}

  /** Begin before the page is opened. */
  static async of(page: Page): Promise<Transcript> {
    await page.addInitScript(listenToLiveRegions);
    return new Transcript(page);
  }

  /** A heading of the transcript: what the student does. */
  step(title: string): void {
    this.lines.push('', `## ${title}`, '');
  }

  /** What has the focus, as a screen reader names it. */
  async focus(): Promise<void> {
    const [first = ''] = (await this.page.locator(':focus').ariaSnapshot()).split('\n');
    this.lines.push(`    focus: ${withoutTimes(first.replace(/^- /, '').replace(/:$/, ''))}`);
  }

  /** What live regions have said since the last call. */
  async live(): Promise<void> {
    const messages = await this.page.evaluate(() => window.liveMessages?.splice(0) ?? []);
    this.lines.push(...messages.map((message) => `    ${withoutTimes(message)}`));
  }

  /** A part of the page, in reading order. */
  async read(part: Locator): Promise<void> {
    const snapshot = withoutTimes(await part.ariaSnapshot());
    this.lines.push(...snapshot.split('\n').map((line) => `    ${line}`));
  }

  toString(): string {
    return `${this.lines.join('\n').trim()}\n`;
  }
}
