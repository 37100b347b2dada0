import type { Publication } from '@mockingbird/contracts';
import { deriveVersion, type Change } from '../harness/releases.js';

/**
 * The call that makes a page. The platform is no part of a remote's files, neither in the browser's chunks nor in the
 * server bundle, so its name stands in both, minified or not.
 */
const DEFINE_PAGE = /\(0,\s*([\w$]+)\.definePage\)\(/g;

/** A function of JavaScript that gets a page (`loader`, `head`, `Component`) and gives another one. */
export type PageChange = string;

const isCode = (file: string) => /\.c?js$/.test(file);

/** Every page of a remote goes through these functions, on the server and in the browser. */
function throughAll(changes: readonly PageChange[]): Change {
  const chain = changes.map((change) => `mbPage = (${change})(mbPage);`).join('');
  return (file, text) =>
    isCode(file)
      ? text.replaceAll(
          DEFINE_PAGE,
          (_call, platform: string) =>
            `((mbPage) => { ${chain} return (0, ${platform}.definePage)(mbPage); })(`,
        )
      : undefined;
}

/**
 * Draws something around what a page draws. It is called as a part of the page's own component, so its hooks stay in
 * order; the element is made after the page's own, since React is no name in a chunk.
 */
const around = (props: string): PageChange => `(page) => ({ ...page, Component(props) {
  const drawn = page.Component(props);
  const element = (type, given) => ({ ...drawn, type, key: null, ref: null, props: given });
  return element('div', ${props});
} })`;

/** Says on every page which version drew it. */
const edition = (version: string) => around(`{ 'data-edition': '${version}', children: drawn }`);

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
    drawn,
  ],
}`);

/** On the server alone: in a browser a page that computes for ever holds the whole tab, whoever drew it. */
export const LOOPS_ON_SERVER: PageChange = `(page) => ({ ...page, Component(props) {
  if (typeof window === 'undefined') for (;;);
  return page.Component(props);
} })`;

/** Its data comes when the window hears of it, on the server never. */
export const LOADER_HANGS: PageChange = `(page) => ({ ...page, loader: (given) => new Promise((resolve, reject) => {
  if (typeof window === 'undefined') return;
  const answer = () => Promise.resolve(page.loader ? page.loader(given) : null).then(resolve, reject);
  window.addEventListener('loader-answer', answer, { once: true });
}) })`;

/**
 * Another version of any remote: its pages say its number (`data-edition`), and are changed.
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
  // The server bundle, and a chunk at least.
  if (changed < 2) throw new Error(`${from.manifest.name} has no page to change`);
  return derived;
}

/** The first file of these names begins with other code. */
export const beginning =
  (isMeant: (file: string) => boolean, code: string): Change =>
  (file, text) =>
    isMeant(file) ? `${code}${text}` : undefined;
