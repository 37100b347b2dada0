import { JSDOM } from 'jsdom';

const FORBIDDEN_ELEMENTS =
  'iframe, object, embed, base, template, noscript iframe, meta[http-equiv="refresh"]';
const SAFE_PROTOCOLS = new Set(['http:', 'https:', 'mailto:', 'data:']);
/** Attributes with an address that a browser follows. */
const ADDRESSES = ['href', 'src', 'action', 'formaction', 'xlink:href', 'poster', 'data', 'srcset'];
/** The text of the vectors' scripts and handlers. */
const VECTOR_CODE = 'alert(1)';

/** Scripts that the product itself writes: files, and data blocks, which no browser runs. */
const isOwnScript = (script: Element): boolean =>
  script.hasAttribute('src')
    ? !/^(?:[a-z]+:)?\/\//i.test(script.getAttribute('src') ?? '')
    : /json|speculationrules/.test(script.getAttribute('type') ?? '') ||
      !script.textContent?.includes(VECTOR_CODE);

function harmOfAttribute(element: Element, name: string, value: string, origin: string): string | undefined {
  const what = `${element.localName}[${name}=${value.slice(0, 80)}]`;
  if (/^on|^srcdoc$|^style$/i.test(name)) return what;
  if (!ADDRESSES.includes(name)) return undefined;
  const url = URL.canParse(value, origin) ? new URL(value, origin) : undefined;
  const isPicture = element.localName === 'img' || element.localName === 'link';
  if (!url || !SAFE_PROTOCOLS.has(url.protocol)) return name === 'srcset' ? undefined : what;
  return url.protocol === 'data:' && !(isPicture && value.startsWith('data:image/')) ? what : undefined;
}

/**
 * Parses a page as a browser does, without running it. It looks for what stored text must never become: a script, a
 * handler, a style, a frame, or an address that runs code.
 * @param html the whole page
 * @param origin of the page
 */
export function findHarm(html: string, origin: string): string[] {
  const { document } = new JSDOM(html, { url: origin }).window;
  const found: string[] = [];
  for (const element of document.querySelectorAll(FORBIDDEN_ELEMENTS)) found.push(element.localName);
  for (const script of document.querySelectorAll('script'))
    if (!isOwnScript(script)) found.push(`script ${script.outerHTML.slice(0, 120)}`);
  for (const element of document.querySelectorAll('*'))
    for (const { name, value } of element.attributes) {
      const harm = harmOfAttribute(element, name, value, origin);
      if (harm !== undefined) found.push(harm);
    }
  for (const style of document.querySelectorAll('#mb-remote style'))
    found.push(`style ${style.outerHTML.slice(0, 80)}`);
  return found;
}
