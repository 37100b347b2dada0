// Functions that run inside a page of the gate's browser. Each contains everything that it uses.

/** What the functions share in the page's window. */
interface GateWindow {
  mbGate?: { idle: Set<number>; filled: string[]; blocked: string[] };
}

/** Runs before the page's scripts: no screens are loaded ahead, idle work is counted, no connection leaves the page. */
export function prepareWindow(): void {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  for (const name of ['RTCPeerConnection', 'webkitRTCPeerConnection', 'WebTransport'])
    Reflect.deleteProperty(window, name);
  const idle = new Set<number>();
  const filled: string[] = [];
  const blocked: string[] = [];
  Object.assign(window, { mbGate: { idle, filled, blocked } });
  document.addEventListener('securitypolicyviolation', ({ sourceFile, lineNumber, columnNumber }) => {
    if (blocked.length < 20) blocked.push(`${sourceFile}:${lineNumber}:${columnNumber}`);
  });
  if ('requestIdleCallback' in window) {
    const request = window.requestIdleCallback.bind(window);
    const cancel = window.cancelIdleCallback.bind(window);
    window.requestIdleCallback = (work, options) => {
      const id = request((deadline) => {
        idle.delete(id);
        work(deadline);
      }, options);
      idle.add(id);
      return id;
    };
    window.cancelIdleCallback = (id) => {
      idle.delete(id);
      cancel(id);
    };
  }
  // Before the deferred scripts: these fragments have the server's markup.
  document.addEventListener('readystatechange', () => {
    if (document.readyState !== 'interactive') return;
    for (const element of document.querySelectorAll('[data-mb-fragment]'))
      if (element.childElementCount > 0) filled.push(element.getAttribute('data-mb-fragment') ?? '');
  });
}

/**
 * Waits until the document has not changed for some frames, and nothing waits for an idle moment.
 * @param limitMs a document may change for ever
 */
export async function untilQuiet(limitMs: number): Promise<void> {
  const quietFrames = 12;
  const end = performance.now() + limitMs;
  // Set by `prepareWindow`.
  const { mbGate } = window as GateWindow;
  let frames = 0;
  const observer = new MutationObserver(() => (frames = 0));
  observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  while (frames < quietFrames && performance.now() < end) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    frames = (mbGate?.idle.size ?? 0) === 0 ? frames + 1 : 0;
  }
  observer.disconnect();
}

/** Scrolls through the page: fragments and parts below the window load when they are near. */
export async function scrollThrough(): Promise<void> {
  const step = 800;
  const most = 12_000;
  for (let top = 0; top < Math.min(most, document.documentElement.scrollHeight); top += step) {
    window.scrollTo(0, top);
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
  window.scrollTo(0, 0);
}

/** Whether the browser has taken over the server's markup: the shell then sets the attribute. */
export const isMounted = (): boolean => document.getElementById('mb-remote')?.dataset.mounted !== undefined;

/** @returns fragments that had the server's markup and are empty now */
export function emptiedFragments(): string[] {
  // Set by `prepareWindow`.
  const { mbGate } = window as GateWindow;
  const full = [...document.querySelectorAll('[data-mb-fragment]')]
    .filter((element) => element.childElementCount > 0)
    .map((element) => element.getAttribute('data-mb-fragment') ?? '');
  return (mbGate?.filled ?? []).filter((name) => !full.includes(name));
}

/** @returns the places of code that the content security policy stopped, as `address:line:column` */
export const blockedPlaces = (): string[] => (window as GateWindow).mbGate?.blocked ?? [];

/** Whether the entry of a remote has set its global name. */
export function hasEntry(globalName: string): boolean {
  const entry: unknown = Reflect.get(window, globalName);
  return typeof entry === 'object' && entry !== null && 'init' in entry && 'get' in entry;
}

/** Lays out what the browser would skip below the window, loads fonts that may be left out, and waits for images. */
export async function prepareForPicture(): Promise<void> {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('* { content-visibility: visible !important }');
  document.adoptedStyleSheets.push(sheet);
  const rules = [...document.styleSheets]
    .filter(({ href }) => href === null || href.startsWith(location.origin))
    .flatMap((styles) => [...styles.cssRules].map((rule) => ({ rule, base: styles.href ?? location.href })));
  await Promise.all(
    rules.map(async ({ rule, base }) => {
      if (!(rule instanceof CSSFontFaceRule)) return;
      const { style } = rule;
      if (style.getPropertyValue('font-display') !== 'optional') return;
      const source = style
        .getPropertyValue('src')
        .replace(/url\("?([^")]+)"?\)/g, (_, path: string) => `url("${new URL(path, base).href}")`);
      const family = style.getPropertyValue('font-family').replace(/^['"]|['"]$/g, '');
      const face = new FontFace(family, source, {
        weight: style.getPropertyValue('font-weight') || 'normal',
        style: style.getPropertyValue('font-style') || 'normal',
        display: 'block',
      });
      await face.load().then(
        (loaded) => document.fonts.add(loaded),
        () => undefined,
      );
    }),
  );
  const images = [...document.images];
  for (const image of images) image.loading = 'eager';
  // An image that cannot be decoded is part of the picture.
  await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
  await document.fonts.ready;
}
