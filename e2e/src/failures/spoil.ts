import type { Publication } from '@mockingbird/contracts';
import { deriveVersion, type Change } from '../harness/releases.js';

/**
 * The call that defines a page. The platform is not bundled into a remote's files, so its name is in the browser's
 * chunks and in the server bundle, minified or not.
 */
const DEFINE_PAGE = /\(0,\s*([\w$]+)\.definePage\)\(/g;

/** JavaScript code of a function that takes a page (`loader`, `head`, `Component`) and the platform, and returns another page. */
export type PageChange = string;

const isCode = (file: string) => /\.c?js$/.test(file);

/** Every page of a remote passes through these functions, on the server and in the browser. */
function throughAll(changes: readonly PageChange[]): Change {
  const chainFor = (platform: string) =>
    changes.map((change) => `mbPage = (${change})(mbPage, ${platform});`).join('');
  return (file, text) =>
    isCode(file)
      ? text.replaceAll(
          DEFINE_PAGE,
          (_call, platform: string) =>
            `((mbPage) => { ${chainFor(platform)} return (0, ${platform}.definePage)(mbPage); })(`,
        )
      : undefined;
}

/**
 * Wraps a page's output. It calls the page's component directly, so its hooks stay in order. It copies the page's
 * element, because React has no name in a chunk.
 */
const around = (props: string): PageChange => `(page, platform) => ({ ...page, Component(props) {
  const rendered = page.Component(props);
  const element = (type, given) => ({ ...rendered, type, key: null, ref: null, props: given });
  return element('div', ${props});
} })`;

/** Shows on every page which version rendered it. */
const edition = (version: string) => around(`{ 'data-edition': '${version}', children: rendered }`);

export const THROWS_IN_RENDER: PageChange = `(page) => ({ ...page, Component() {
  throw new Error('thrown while rendering');
} })`;

export const THROWS_ON_SERVER: PageChange = `(page) => ({ ...page, Component(props) {
  if (typeof window === 'undefined') throw new Error('thrown on the server alone');
  return page.Component(props);
} })`;

/** A button beside the page whose handler throws. */
export const THROWS_IN_HANDLER: PageChange = around(`{
  children: [
    element('button', { id: 'fail', children: 'Fail', onClick() { throw new Error('thrown by an event handler'); } }),
    rendered,
  ],
}`);

/** A button beside the page that sends a request of the wrong form. The page handles the error. */
export const CALLS_WRONGLY: PageChange = `(page, platform) => ({ ...page, Component(props) {
  const api = platform.useApi();
  const rendered = page.Component(props);
  const onClick = () => void api.pageView({ path: 5 }).catch(() => undefined);
  const button = { ...rendered, type: 'button', key: 'fail', ref: null, props: { id: 'fail', children: 'Fail', onClick } };
  const children = [button, { ...rendered, key: 'page' }];
  return { ...rendered, type: 'div', key: null, ref: null, props: { children } };
} })`;

/** Its loader sends a request of the wrong form, and handles the error. */
export const LOADS_WRONGLY: PageChange = `(page) => ({ ...page, loader: async (given) => {
  await given.api.pageView({ path: 5 }).catch(() => undefined);
  return page.loader ? page.loader(given) : null;
} })`;

/** On the server only: in a browser an endless loop blocks the whole tab. */
export const LOOPS_ON_SERVER: PageChange = `(page) => ({ ...page, Component(props) {
  if (typeof window === 'undefined') for (;;);
  return page.Component(props);
} })`;

/** Its data arrives after an event of the window, on the server never. */
export const LOADER_HANGS: PageChange = `(page) => ({ ...page, loader: (given) => new Promise((resolve, reject) => {
  if (typeof window === 'undefined') return;
  const answer = () => Promise.resolve(page.loader ? page.loader(given) : null).then(resolve, reject);
  window.addEventListener('loader-answer', answer, { once: true });
}) })`;

/**
 * Another version of any remote: its pages are changed and show its number (`data-edition`).
 * @param changes of every page, the first one first
 * @param more changes of files
 * @throws when the remote has no page to change
 */
export function spoiled(
  from: Publication,
  version: string,
  changes: readonly PageChange[] = [],
  more: Change = () => undefined,
): Publication {
  const pages = throughAll([...changes, edition(version)]);
  let changed = 0;
  const derived = deriveVersion(from, version, (file, text) => {
    const next = pages(file, text) ?? text;
    if (next !== text) changed += 1;
    return more(file, next) ?? next;
  });
  // The server bundle and at least one chunk.
  if (changed < 2) throw new Error(`${from.manifest.name} has no page to change`);
  return derived;
}

/** The first file of these names begins with other code. */
export const beginning =
  (isMeant: (file: string) => boolean, code: string): Change =>
  (file, text) =>
    isMeant(file) ? `${code}${text}` : undefined;
