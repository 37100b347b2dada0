// Functions that run inside a page. Each must contain everything that it uses.

/**
 * Stops both clocks of a page before its scripts run: a running test shows its whole time, and dates are those of `now`.
 * Timers run on. `page.clock` of playwright stops only `Date`.
 * @param {number} now milliseconds since 1970
 */
export function stopClocks(now) {
  const RealDate = globalThis.Date;
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, args, self) => Reflect.construct(target, args.length > 0 ? args : [now], self),
    apply: () => new RealDate(now).toString(),
    get: (target, name, self) => (name === 'now' ? () => now : Reflect.get(target, name, self)),
  });
  const sinceLoadMs = 1_000;
  globalThis.performance.now = () => sinceLoadMs;
}

/** Says that the visitor saves data: the page loads no screens ahead, which pictures do not show. */
export function saveData() {
  Object.defineProperty(globalThis.navigator, 'connection', { value: { saveData: true } });
}

/** Counts what waits for an idle moment, for `untilQuiet`. Runs before the page's scripts. */
export function countIdleWork() {
  const request = globalThis.requestIdleCallback.bind(globalThis);
  const cancel = globalThis.cancelIdleCallback.bind(globalThis);
  /** @type {Set<number>} */
  const waiting = new Set();
  globalThis.requestIdleCallback = (work, options) => {
    const id = request((deadline) => {
      waiting.delete(id);
      work(deadline);
    }, options);
    waiting.add(id);
    return id;
  };
  globalThis.cancelIdleCallback = (id) => {
    waiting.delete(id);
    cancel(id);
  };
  Object.assign(globalThis, { visualCheckIdleWork: waiting });
}

/** Waits until nothing has changed in the document for half a second of frames, and nothing waits for an idle moment. */
export async function untilQuiet() {
  const quietFrames = 30;
  const waiting = Reflect.get(globalThis, 'visualCheckIdleWork');
  let frames = 0;
  const observer = new globalThis.MutationObserver(() => (frames = 0));
  observer.observe(globalThis.document, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  });
  while (frames < quietFrames) {
    await new Promise((resolve) => globalThis.requestAnimationFrame(resolve));
    frames = waiting.size === 0 ? frames + 1 : 0;
  }
  observer.disconnect();
}

/**
 * Adds styles that the content policy does not restrict, and lays out what the browser would skip below the window.
 * @param {string} css
 */
export function addStyles(css) {
  const sheet = new globalThis.CSSStyleSheet();
  sheet.replaceSync(`* { content-visibility: visible !important }\n${css}`);
  globalThis.document.adoptedStyleSheets.push(sheet);
}

/**
 * Fonts with `font-display: optional` show only if they arrive within a tenth of a second. A copy without that limit,
 * added by script, precedes the original.
 */
export async function loadOptionalFonts() {
  const { document, FontFace, CSSFontFaceRule, location } = globalThis;
  /** @param {CSSStyleSheet} sheet @param {CSSFontFaceRule} rule */
  const loadCopy = async (sheet, { style }) => {
    const source = style
      .getPropertyValue('src')
      .replace(
        /url\("?([^")]+)"?\)/g,
        (_, path) => `url("${new URL(path, sheet.href ?? location.href).href}")`,
      );
    const family = style.getPropertyValue('font-family').replace(/^['"]|['"]$/g, '');
    const face = new FontFace(family, source, {
      weight: style.getPropertyValue('font-weight') || 'normal',
      style: style.getPropertyValue('font-style') || 'normal',
      display: 'block',
    });
    document.fonts.add(await face.load());
  };
  const copies = [...document.styleSheets].flatMap((sheet) =>
    [...sheet.cssRules]
      .filter((rule) => rule instanceof CSSFontFaceRule)
      .filter(({ style }) => style.getPropertyValue('font-display') === 'optional')
      .map((rule) => loadCopy(sheet, rule)),
  );
  await Promise.all(copies);
}

/** Waits until images and fonts have loaded, the page is at its start, and no transition runs. */
export async function settle() {
  const { document } = globalThis;
  const frame = () => new Promise((resolve) => globalThis.requestAnimationFrame(resolve));
  const images = [...document.images];
  for (const image of images) image.loading = 'eager';
  // An image that cannot be decoded is part of the picture.
  await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
  await document.fonts.ready;
  globalThis.scrollTo(0, 0);
  await frame();
  while (document.getAnimations().some(({ playState }) => playState === 'running')) await frame();
  await frame();
}
